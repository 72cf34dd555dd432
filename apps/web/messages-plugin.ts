import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Compiles ICU messages when the page is built, so that no visitor downloads a parser. */
export function messages(): Plugin {
  return {
    name: 'majlis-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/i18n\/src\/\w\w\/[\w-]+\.json/.test(id)) return null;
      const source = JSON.parse(code) as Record<string, string>;
      const compiled = Object.fromEntries(Object.entries(source).map(([key, text]) => [key, compileMessage(text)]));
      return { code: `export default ${JSON.stringify(compiled)};`, map: null, moduleType: 'js' };
    },
  };
}
