/** As words are compared: without case, accents and ligatures. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** "of", "la", "am": nobody looks for these. */
const SHORT = 2;

/** Whether every word that was typed begins one of the text's, or is at least in it where it is long enough to mean it. */
export function finds(typed: string, text: string): boolean {
  const words = plain(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  const wanted = words.filter((word) => word.length > SHORT);
  const there = plain(text);
  const begins = (word: string) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').test(there);
  return (wanted.length === 0 ? words : wanted).every(
    (word) => begins(word) || (word.length > 3 && there.includes(word)),
  );
}
