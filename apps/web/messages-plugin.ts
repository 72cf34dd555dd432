import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

type Token = string | readonly [name: string, type?: string, format?: unknown];

/**
 * Says the number in a plural as it is. Grouping its digits would need `Intl.NumberFormat`, which takes a phone longer to
 * set up than all of the table; no number here has four digits.
 */
function withPlainNumbers(message: unknown, counted: string | null = null): unknown {
  if (!Array.isArray(message)) return message;
  return (message as Token[]).map((token) => {
    if (token === '#' && counted !== null) return [counted];
    if (typeof token === 'string') return token;
    const [name, type, format] = token;
    if (typeof format !== 'object' || format === null) return token;
    const own = type === 'plural' && !(format as { offset?: number }).offset ? name : counted;
    return [
      name,
      type,
      Object.fromEntries(Object.entries(format).map(([key, of]) => [key, withPlainNumbers(of, own)])),
    ];
  });
}

/** French keeps its marks with the word before them: no line begins with one. */
const withKeptMarks = (text: string): string => text.replace(/ ([:;?!»])/g, '\u00a0$1').replaceAll('« ', '«\u00a0');

/** Compiles ICU messages when the page is built, so that no visitor downloads a parser. */
export function messages(): Plugin {
  return {
    name: 'majlis-messages',
    enforce: 'pre',
    transform(code, id) {
      // While developing, what stands here is served as a script: a browser refuses it where it was promised JSON.
      if (/\/i18n\/src\/[\w-]+\.ts$/.test(id))
        return { code: code.replaceAll(", { with: { type: 'json' } }", ''), map: null };
      if (!/\/i18n\/src\/\w\w\/[\w/-]+\.json/.test(id)) return null;
      const source = JSON.parse(code) as Record<string, string>;
      const said = id.includes('/fr/') ? withKeptMarks : String;
      const compiled = Object.fromEntries(
        Object.entries(source).map(([key, text]) => [key, withPlainNumbers(compileMessage(said(text)))]),
      );
      return { code: `export default ${JSON.stringify(compiled)};`, map: null, moduleType: 'js' };
    },
  };
}
