import { read, type Seat } from '@majlis/kernel';

export type Action =
  | { readonly type: 'oil'; readonly value: number }
  | { readonly type: 'bid'; readonly coins: number }
  | { readonly type: 'gust'; readonly seat: Seat; readonly lantern: number }
  | { readonly type: 'pass' };

export type Event =
  | { readonly type: 'lanternLit'; readonly value: number }
  | { readonly type: 'oilOpened'; readonly oil: readonly number[]; readonly host: Seat }
  | { readonly type: 'bidMade'; readonly seat: Seat; readonly coins: number | null }
  | { readonly type: 'lanternSold'; readonly seat: Seat | null; readonly coins: number }
  | { readonly type: 'lanternPutOut'; readonly by: Seat; readonly seat: Seat; readonly lantern: number }
  | { readonly type: 'oilDrawn' };

export const pass: Action = { type: 'pass' };

const isAction = read.variants({
  oil: { value: read.int(1, 9) },
  bid: { coins: read.int(1, 99) },
  gust: { seat: read.int(0, 3), lantern: read.int(1, 5) },
  pass: {},
});

export const readAction = (value: unknown): Action | null => (isAction(value) ? value : null);

export function actionText(action: Action): string {
  switch (action.type) {
    case 'oil':
      return `oil ${action.value}`;
    case 'bid':
      return `bid ${action.coins}`;
    case 'gust':
      return `gust p${action.seat} ${action.lantern}`;
    case 'pass':
      return 'pass';
  }
}

export function parseAction(text: string): Action | null {
  const [verb, a, b] = text.trim().split(/\s+/);
  const built =
    verb === 'oil'
      ? { type: verb, value: Number(a) }
      : verb === 'bid'
        ? { type: verb, coins: Number(a) }
        : verb === 'gust'
          ? { type: verb, seat: Number(a?.replace(/^p/, '')), lantern: Number(b) }
          : { type: verb };
  const action = readAction(built);
  return action !== null && actionText(action) === text.trim().replace(/\s+/g, ' ') ? action : null;
}
