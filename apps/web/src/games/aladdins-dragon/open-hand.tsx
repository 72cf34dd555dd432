import { SPELLS, type View } from '@majlis/aladdins-dragon/client';
import { useSay } from '../../i18n.ts';
import type { OpenHandProps } from '../open-hands.ts';
import { amountName, playName } from './names.ts';
import { OwnToken, TreasureSign } from './pieces.tsx';

/** Treasure behind the screen, tokens that lie face down, spells. */
export function OpenHand({ view, seat }: OpenHandProps) {
  const say = useSay();
  const player = (view as unknown as View).players[seat];
  if (player === undefined) return null;
  const down = player.tokens.flatMap(({ up, value }) => (up || value === null ? [] : [value]));
  return (
    <>
      {(player.hoard ?? []).map((count, kind) =>
        count === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a treasure is its kind
          <span key={kind} className="counted" title={amountName(say, kind, count)}>
            <TreasureSign kind={kind} />
            <b>{count}</b>
          </span>
        ),
      )}
      {down.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a seat can be alike
        <OwnToken key={i} seat={seat} value={value} />
      ))}
      {(player.spells.items ?? []).map((spell) => (
        <span key={spell} className="chip">
          {playName(say, SPELLS[spell]!)}
        </span>
      ))}
    </>
  );
}
