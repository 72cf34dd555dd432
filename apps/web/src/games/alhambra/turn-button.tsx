import type { AlhambraAction } from '@majlis/alhambra/client';
import { useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { asJson, type Picking, priceOf, worthOf } from './selection.ts';
import { listOf, meansName, tileName } from './words.ts';

/** The one main button: does what is picked, and repeats what it costs. */
export function TurnButton({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  const { store } = useTable();
  const { action, selection, legal } = picking;
  const reserve =
    selection.kind === 'tile' && selection.cell === null
      ? (legal.find((wish) => wish.type === 'reserve' && wish.tile === selection.tile) ?? null)
      : null;
  const dirk =
    selection.kind === 'tile'
      ? (legal.find((wish) => wish.type === 'dirk.give' && wish.tile === selection.tile) ?? null)
      : null;
  const does = (wish: AlhambraAction, words: string, look: string) => (
    <button type="button" className={`btn ${look}`} onClick={() => void store.act(asJson(wish))}>
      {words}
    </button>
  );
  return (
    <>
      {reserve !== null &&
        'tile' in reserve &&
        does(reserve, say('alhambra.action.reserve', { building: tileName(say, reserve.tile) }), '')}
      {dirk !== null &&
        'tile' in dirk &&
        does(dirk, say('alhambra.action.dirk.give', { building: tileName(say, dirk.tile) }), '')}
      {action !== null &&
        does(action, wordsOf(action, picking), isPayable(action, picking) ? 'primary' : 'primary is-disabled')}
    </>
  );

  function wordsOf(wish: AlhambraAction, { view }: Picking): string {
    if (wish.type === 'take')
      return say('alhambra.action.take', { cards: listOf(wish.cards.map((c) => meansName(say, c))) });
    if (wish.type === 'buy' || wish.type === 'vizier.buy') {
      const price = priceOf(view.market[wish.offer]!);
      const paid = worthOf(wish.with);
      const over = paid > price ? ` (${say('alhambra.afford.over', { over: paid - price })})` : '';
      return `${say('alhambra.action.buy', { paid })}${over}`;
    }
    return say('alhambra.action.place');
  }
}

function isPayable(wish: AlhambraAction, { view }: Picking): boolean {
  if (wish.type !== 'buy' && wish.type !== 'vizier.buy') return true;
  const tile = view.market[wish.offer];
  return tile !== null && tile !== undefined && worthOf(wish.with) >= priceOf(tile);
}
