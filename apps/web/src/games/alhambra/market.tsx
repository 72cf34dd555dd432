import { type AlhambraAction, CURRENCIES, isMoney, kindOf, quote, TILES, type ToldBill } from '@majlis/alhambra/client';
import { arch, coin } from '@majlis/art';
import { type Say, useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { whyNot } from '../../table/why-not.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { walkTargets } from '../keyboard.ts';
import { tileArt } from './pieces.ts';
import { asJson, billFor, type Picking, payFor } from './selection.ts';
import { signOfTile } from './sign-ids.ts';
import { amountText, tileName, wallsText } from './words.ts';

const open = (path: string) => path.replace(/Z$/, '');

/** One arch for each square: its stones and keystone carry the currency. */
const archArt = (currency: (typeof CURRENCIES)[number]): string =>
  `<path d="M0 22h140v188H0z" fill="#d98f5a"/><path d="M0 22h140v160H0z" fill="url(#p-ground)" opacity=".7"/><path d="M127 22h13v188h-13z" fill="#a95f33" opacity=".5"/>
  <path d="M0 8h12v14H0zM24 8h22v14H24zM59 8h22v14H59zM94 8h22v14H94zM128 8h12v14h-12z" fill="#e9b27c"/><path d="M0 20h140v7H0z" fill="#f4d3a0"/><path d="M0 27h140v2.5H0z" fill="#8f4c24"/>
  <path d="${arch(70, 181, 128, 148, 0.9)}" fill="#fff6e3"/><path d="${open(arch(70, 181, 118, 143, 0.9))}" fill="none" stroke="var(--c-${currency})" stroke-width="10" stroke-dasharray="11.5 9"/>
  <path d="${arch(70, 181, 108, 138, 0.9)}" fill="#171a45"/><circle cx="70" cy="96" r="52" fill="#ffb84d" opacity=".16"/>
  <path d="M0 180h140v30H0z" fill="#4a2112"/><path d="M0 178h140v4H0z" fill="#f4d3a0"/><g transform="translate(46 14)">${coin(currency)}</g>`;

export function Market({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  return (
    <ul
      className="alh-arcade"
      aria-label={say('alhambra.market')}
      onKeyDown={(event) => walkTargets(event, event.currentTarget)}
    >
      {picking.view.market.map((tile, square) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
        <Stand key={square} picking={picking} square={square} tile={tile} />
      ))}
    </ul>
  );
}

interface StandProps {
  readonly picking: Picking;
  readonly square: number;
  readonly tile: number | null;
}

function Stand({ picking, square, tile }: StandProps) {
  const say = useSay();
  const { selection } = picking;
  const { store } = useTable();
  const told = billFor(picking.tell, square);
  const isPayable = told !== undefined && told.wish !== null && told.best !== null;
  const isPicked = selection.kind === 'bill' && selection.offer === square;
  const isExact = told !== undefined && told.best !== null && quote(told.bill, told.best).over === 0;
  const vain = told === undefined || told.wish === null || isPayable ? null : asJson(allIn(told));
  const afford = told === undefined ? '' : affordText(say, told);
  return (
    <li className={`alh-stand ${isPicked ? 'picked' : ''}`} data-square={square}>
      <Drawing className="arch" box="0 0 140 210" art={archArt(CURRENCIES[square]!)} />
      {tile === null ? (
        <span className="vh">{say('alhambra.market.empty')}</span>
      ) : (
        <button
          type="button"
          data-piece={`tile-${tile}`}
          data-at="market"
          data-sign={[signOfTile(tile), `money.${CURRENCIES[square]}`].join(' ').trim()}
          className={`pc goods ${isPicked ? 'is-selected' : isPayable ? 'is-legal' : ''}`}
          aria-pressed={isPicked}
          aria-disabled={!isPayable}
          tabIndex={isPayable ? 0 : -1}
          aria-label={[standName(say, tile, square, told), wallsOf(say, tile), afford].filter(Boolean).join(', ')}
          onClick={() => (vain === null ? isPayable && payFor(picking, square) : void store.explain(vain))}
          {...whyNot(store, vain)}
        >
          <Drawing box={96} art={tileArt(tile, true)} />
        </button>
      )}
      {tile !== null && (
        <span className={`afford ${isExact ? 'exact' : ''}`} aria-hidden="true">
          {isExact && <Icon name="check" />}
          {afford}
        </span>
      )}
    </li>
  );
}

function standName(say: Say, tile: number, square: number, told: ToldBill | undefined): string {
  const price = told?.bill.price ?? TILES[tile]?.price ?? 0;
  const facts = TILES[tile];
  const building =
    facts === undefined ? tileName(say, tile) : say(`alhambra.building.${facts.building}`, { kind: kindOf(tile) });
  return say('alhambra.market.stand', { building, price: amountText(say, price, square) });
}

const wallsOf = (say: Say, tile: number): string => {
  const facts = TILES[tile];
  return facts === undefined ? '' : wallsText(say, facts.walls);
};

/** With all one has of the currency: if that is not enough, nothing is. */
export const allIn = ({ wish, bill }: ToldBill): AlhambraAction => {
  const [money] = bill.purses;
  const all = (money?.sources ?? []).flatMap(({ ref, count }) => Array.from({ length: count }, () => ref));
  return { ...wish, with: all.filter(isMoney) } as unknown as AlhambraAction;
};

/** What the plinth says: exact, too much, or how much is missing. */
export function affordText(say: Say, { bill, best, missing }: ToldBill): string {
  if (best !== null) {
    const { over } = quote(bill, best);
    return over === 0 ? say('alhambra.afford.exact') : say('alhambra.afford.over', { over });
  }
  return missing > 0 ? say('alhambra.afford.short', { short: missing }) : '';
}
