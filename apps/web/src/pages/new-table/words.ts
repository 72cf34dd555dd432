import type { MessageId } from '@majlis/i18n';
import type { Json } from '@majlis/kernel';
import { hasWords, type Say } from '../../i18n.ts';

/** What a module is called, its line, or what it does; a module without words is called by its id. */
export function moduleWords(say: Say, game: string, id: string, what: '' | '.line' | '.about' = ''): string {
  const message = `module.${game}.${id}${what}`;
  if (hasWords(message)) return say(message);
  return what === '' ? id : say('module.other.line');
}

/** What an option is called, or one of its choices; numbers speak for themselves. */
export function optionWords(say: Say, game: string, option: string, choice?: Json): string {
  if (typeof choice === 'number') return String(choice);
  const id = `option.${game}.${option}${choice === undefined ? '' : `.${choice}`}`;
  return hasWords(id) ? say(id) : String(choice ?? option);
}

/** What the rules say where two modules meet; the pairs nobody needs to be told about have no words. */
export function meetings(
  say: Say,
  chosen: readonly string[],
): { readonly pair: readonly [string, string]; readonly text: string }[] {
  return chosen.flatMap((a) =>
    chosen.flatMap((b) => {
      const id = `composer.meet.${a}.${b}` as MessageId;
      return hasWords(id) ? [{ pair: [a, b] as const, text: say(id) }] : [];
    }),
  );
}
