/** Under which name a table of this device is kept: the same address goes on with the same game. */
export const localTableId = (game: string, search: string): string => `solo/${game}/${search}`;

/** Where a table of this device is, from its name. */
export function addressOf(id: string, page = ''): string {
  const [, game, search] = /^solo\/([^/]*)\/(.*)$/s.exec(id) ?? [];
  return `/solo/${game}${page}?${search}`;
}

/** The same wishes, another deal. */
export function freshSearch(search: string): string {
  const wish = new URLSearchParams(search);
  wish.set('deal', String((Number.parseInt(wish.get('deal') ?? '1', 10) || 1) + 1));
  return wish.toString();
}

/** The same wishes, and a deal that no game of these has had. */
export function unusedSearch(game: string, search: string, taken: ReadonlySet<string>): string {
  let next = search;
  while (taken.has(localTableId(game, next))) next = freshSearch(next);
  return next;
}

/** The same wishes again, for a game that leaves another one at a move. */
export function forkSearch(search: string, move: number): string {
  const wish = new URLSearchParams(search);
  wish.set('deal', `${wish.get('deal') ?? '1'}-${move}-${Date.now().toString(36)}`);
  return wish.toString();
}
