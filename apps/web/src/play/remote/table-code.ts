const LENGTH = 6;

/** What is read out instead of a link: the beginning of the table's id, in two halves. */
export function codeOf(table: string): string {
  const code = table.slice(0, LENGTH).toUpperCase();
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** Ids have no 0, 1 and 8: whoever writes one has taken a letter for it. */
const MEANT: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 8: 'b' };

/** A code as somebody typed it; null: it is none. */
export function readCode(text: string): string | null {
  const code = text
    .toLowerCase()
    .replace(/[\s.–-]/g, '')
    .replace(/[018]/g, (digit) => MEANT[digit]!);
  return code.length === LENGTH && /^[a-z2-7]+$/.test(code) ? code : null;
}
