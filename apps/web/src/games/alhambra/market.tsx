import { type AlhambraAction, CURRENCIES, currencyOf, faceValueOf, kindOf, TILES } from '@majlis/alhambra/client';
import { arch, coin } from '@majlis/art';
import { type Say, useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { whyNot } from '../../table/why-not.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { walkTargets } from '../keyboard.ts';
import { tileArt } from './pieces.ts';
import { asJson, bestPayment, type Picking, placesOf, worthOf } from './selection.ts';
import { buildingName, currencyName, wallsText } from './words.ts';

const open = (path: string) => path.replace(/Z$/, '');

/** One arch for each square: its stones and keystone carry the currency. */
const archArt = (currency: (typeof CURRENCIES)[number]): string =>
  `<path d="M0 22h140v188H0z" fill="#d98f5a"/><path d="M0 22h140v160H0z" fill="url(#p-ground)" opacity=".7"/><path d="M127 22h13v188h-13z" fill="#a95f33" opacity=".5"/>
  <path d="M0 8h12v14H0zM24 8h22v14H24zM59 8h22v14H59zM94 8h22v14H94zM128 8h12v14h-12z" fill="#e9b27c"/><path d="M0 20h140v7H0z" fill="#f4d3a0"/><path d="M0 27h140v2.5H0z" fill="#8f4c24"/>
  <path d="${arch(70, 181, 128, 148, 0.9)}" fill="#fff6e3"/><path d="${open(arch(70, 181, 118, 143, 0.9))}" fill="none" stroke="var(--c-${currency})" stroke-width="10" stroke-dasharray="11.5 9"/>
  <path d="${arch(70, 181, 108, 138, 0.9)}" fill="#171a45"/><circle cx="70" cy="96" r="52" fill="#ffb84d" opacity=".16"/>
  <path d="M0 180h140v30H0z" fill="#4a2112"/><path d="M0 178h140v4H0z" fill="#f4d3a0"/><g transform="translate(46 14)">${coin(currency)}</g>`;

const ARCHES = CURRENCIES.map(archArt);

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
  const { selection, select, legal, hand } = picking;
  const { store } = useTable();
  const best = bestPayment(legal, square);
  const isPicked = selection.kind === 'offer' && selection.offer === square;
  const isExact = tile !== null && best !== null && worthOf(best) === TILES[tile]!.price;
  const pick = () => {
    if (best === null) void store.explain(asJson(allIn(hand, square)));
    else select(isPicked ? { kind: 'none' } : { kind: 'offer', offer: square, ...placesOf(best, hand) });
  };
  return (
    <li className={`alh-stand ${isPicked ? 'picked' : ''}`} data-square={square}>
      <Drawing className="arch" box="0 0 140 210" art={ARCHES[square]!} />
      {tile === null ? (
        <span className="vh">{say('alhambra.market.empty')}</span>
      ) : (
        <button
          type="button"
          data-piece={`tile-${tile}`}
          data-at="market"
          className={`pc goods ${isPicked ? 'is-selected' : best === null ? '' : 'is-legal'}`}
          aria-pressed={isPicked}
          aria-disabled={best === null}
          tabIndex={best === null ? -1 : 0}
          aria-label={[
            say('alhambra.market.stand', {
              building: buildingName(say, kindOf(tile)),
              price: TILES[tile]!.price,
              currency: currencyName(say, square),
            }),
            wallsText(say, TILES[tile]!.walls),
            affordText(say, hand, square, tile, best),
          ]
            .filter((part) => part !== '')
            .join(', ')}
          onClick={pick}
          {...whyNot(store, best === null ? asJson(allIn(hand, square)) : null)}
        >
          <Drawing box={96} art={tileArt(tile, true)} />
        </button>
      )}
      {tile !== null && (
        <span className={`afford ${isExact ? 'exact' : ''}`} aria-hidden="true">
          {isExact && <Icon name="check" />}
          {affordText(say, hand, square, tile, best)}
        </span>
      )}
    </li>
  );
}

/** With all one has of the currency: if that is not enough, nothing is. */
const allIn = (hand: readonly number[], square: number): AlhambraAction => ({
  type: 'buy',
  offer: square,
  with: hand.filter((card) => currencyOf(card) === square).sort((a, b) => a - b),
});

/** What the plinth says: exact, too much, or how much is missing. */
function affordText(
  say: Say,
  hand: readonly number[],
  square: number,
  tile: number,
  best: readonly number[] | null,
): string {
  const { price } = TILES[tile]!;
  if (best !== null) {
    const over = worthOf(best) - price;
    return over === 0 ? say('alhambra.afford.exact') : say('alhambra.afford.over', { over });
  }
  const mine = hand.filter((card) => currencyOf(card) === square);
  const short = price - mine.reduce((sum, card) => sum + faceValueOf(card), 0);
  return short > 0 ? say('alhambra.afford.short', { short }) : '';
}
