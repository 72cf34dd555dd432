import { bribeSeen, GUARD, GUARDS, isRoom, strengthsSeen } from '@majlis/aladdins-dragon/client';
import { guardToken } from '@majlis/art';
import type { Seat } from '@majlis/kernel';
import type { CSSProperties } from 'react';
import { useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { Desk } from './desk.ts';
import { treasuresText } from './names.ts';
import { totalOf } from './picking.ts';
import { ArtifactPic, TokenRow, Treasure, Who } from './pieces.tsx';
import { PursePanel } from './purse.tsx';

/** Ten steps and a golden line at his strength. */
export function GuardSpotlight({ desk }: { readonly desk: Desk }) {
  const say = useSay();
  const { scene, seats, question } = desk;
  const strengths = strengthsSeen(scene, GUARD);
  const concerned = seats.filter(
    (seat) => strengths[seat]! > 0 || scene.players[seat]!.entered || hasRooms(desk, seat) || wasSentOut(desk, seat),
  );
  return (
    <div className="gatewrap">
      <div className="gfig">
        <Drawing sign="guard" box={48} art={guardToken(scene.guard)} />
        <span>
          {scene.guard === null ? say('dragon.guard.none') : say('dragon.guard.line', { strength: scene.guard })}
        </span>
      </div>
      <div className="glist">
        <ol className="lanes">
          {concerned.map((seat) => (
            <GuardLane key={seat} desk={desk} seat={seat} strength={strengths[seat]!} />
          ))}
        </ol>
        {question?.kind === 'bribe' && <PursePanel desk={desk} />}
      </div>
    </div>
  );
}

const hasRooms = ({ scene }: Desk, seat: Seat): boolean =>
  scene.players[seat]!.tokens.some(({ space }) => isRoom(space));
const wasSentOut = ({ episode }: Desk, seat: Seat): boolean =>
  episode?.events.some((event) => event.type === 'stayedOut' && event.seat === seat) ?? false;
const waysIn = ({ episode }: Desk, seat: Seat): 'strength' | 'bribe' | 'key' | null => {
  const entered = episode?.events.find((event) => event.type === 'palaceEntered' && event.seat === seat);
  return entered?.type === 'palaceEntered' ? entered.by : null;
};

interface LaneProps {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly strength: number;
}

function GuardLane({ desk, seat, strength }: LaneProps) {
  const say = useSay();
  const { scene, me } = desk;
  return (
    <li className={`glane ${seat === me ? 'you' : ''}`}>
      <Who seat={seat} />
      <span className="tkc">
        {strength === 0 ? (
          <span className="no">{say('dragon.lane.noToken')}</span>
        ) : (
          <TokenRow scene={scene} seat={seat} space={GUARD} />
        )}
      </span>
      <Track desk={desk} seat={seat} strength={strength} />
      <Result desk={desk} seat={seat} strength={strength} />
    </li>
  );
}

/** Strength fills in the seat's colour; a bribe fills the gap with the treasures themselves. */
function Track({ desk, seat, strength }: LaneProps) {
  const { scene, me, question, picked } = desk;
  const guard = scene.guard ?? 0;
  const way = waysIn(desk, seat);
  const offered =
    seat === me && question?.kind === 'bribe'
      ? picked.give.flatMap((n, kind) => Array.from({ length: n }, () => kind))
      : [];
  const style = { '--line': guard, '--c': `var(--seat-${seat + 1})` } as CSSProperties;
  return (
    <span className="track" style={style} aria-hidden="true">
      {GUARDS.map((step) => {
        const kind = offered[step - strength - 1];
        if (step <= strength) return <span key={step} className="f" />;
        if (step > guard) return <span key={step} className="out" />;
        if (way === 'key')
          return <span key={step}>{step === strength + 1 && <ArtifactPic artifact={4} isSmall />}</span>;
        if (way === 'bribe') return <span key={step} className="p" />;
        if (kind !== undefined) {
          return (
            <span key={step} className="p">
              <Treasure kind={kind} />
            </span>
          );
        }
        return <span key={step} className={strength > 0 ? 'g' : 'out'} />;
      })}
    </span>
  );
}

function Result({ desk, seat, strength }: LaneProps) {
  const say = useSay();
  const { scene, me, question, picked } = desk;
  const way = waysIn(desk, seat);
  const short = bribeSeen(scene, seat);
  const said = (look: string, icon: IconName, words: string) => (
    <span className={`res ${look}`}>
      <Icon name={icon} />
      {words}
    </span>
  );
  if (way === 'key') return said('ok', 'check', say('dragon.guard.key'));
  if (way === 'bribe') return said('ok', 'check', say('dragon.guard.bribed'));
  if (way === 'strength' || (strength > 0 && short === 0))
    return said('ok', 'check', say('dragon.guard.enters', { strength }));
  if (wasSentOut(desk, seat) || strength === 0) return said('bad', 'close', say('dragon.guard.out'));
  const isOffering = seat === me && question?.kind === 'bribe' && totalOf(picked.give) > 0;
  if (isOffering)
    return said('ask', 'check', say('dragon.guard.offered', { short, treasures: treasuresText(say, picked.give) }));
  return said('wait', 'clock', say('dragon.guard.short', { short }));
}
