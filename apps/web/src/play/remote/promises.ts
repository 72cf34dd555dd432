const KEY = 'majlis.promises';
const MOST = 200;

const read = (): [string, string][] => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
};

/** Notes what a server promised of a deal, the first time it does: it may not promise anything else later. */
export function notePromise(table: string, commitment: string): void {
  const noted = read();
  if (noted.some(([id]) => id === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...noted, [table, commitment]].slice(-MOST)));
  } catch {
    // A device that keeps nothing compares with what the server says now.
  }
}

export const notedPromise = (table: string): string | null => read().find(([id]) => id === table)?.[1] ?? null;
