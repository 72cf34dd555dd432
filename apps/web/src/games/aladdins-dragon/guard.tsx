import { bribeSeen, GUARD, GUARDS, isRoom, KINDS, strengthsSeen } from '@majlis/aladdins-dragon/client';
import { artifactTile, guardToken, treasure } from '@majlis/art';
import type { Seat } from '@majlis/kernel';
import { useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { Desk } from './desk.ts';
import { treasuresText } from './names.ts';
import { totalOf } from './picking.ts';
import { TokenRow, Who } from './pieces.tsx';
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
    <>
      <div className="gfig">
        <Drawing sign="guard" box={48} art={guardToken(scene.guard)} />
        <span>
          {scene.guard === null ? say('dragon.guard.none') : say('dragon.guard.line', { strength: scene.guard })}
        </span>
      </div>
      <ol className="lanes glanes">
        {concerned.map((seat) => (
          <GuardLane key={seat} desk={desk} seat={seat} strength={strengths[seat]!} />
        ))}
      </ol>
      {question?.kind === 'bribe' && <PursePanel desk={desk} />}
    </>
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

/** How the steps of a track look. */
const STEPS = {
  strength: { fill: 'currentColor' },
  paid: { fill: '#0a5b5e', stroke: 'var(--legal)' },
  missing: { fill: 'none', stroke: '#ffdfae88', strokeDasharray: 6 },
  open: { fill: '#ffffff14' },
  beyond: { fill: '#ffffff0a' },
};

/** Strength fills in the seat's colour; a bribe fills the gap with the treasures themselves. */
function Track({ desk, seat, strength }: LaneProps) {
  const { scene, me, question, picked } = desk;
  const guard = scene.guard ?? 0;
  const way = waysIn(desk, seat);
  const isBribing = seat === me && question?.kind === 'bribe';
  const offered = isBribing ? picked.give.flatMap((n, kind) => Array.from({ length: n }, () => kind)) : [];
  const lookOf = (step: number): keyof typeof STEPS => {
    if (step <= strength) return 'strength';
    if (step > guard) return 'beyond';
    if (way === 'key') return 'open';
    if (way === 'bribe' || offered[step - strength - 1] !== undefined) return 'paid';
    return strength > 0 ? 'missing' : 'beyond';
  };
  const art = (step: number, text: string, sign: string, scale: number) => (
    <g
      key={step}
      data-sign={sign}
      transform={`translate(${step * 40 - 30} 4) scale(${scale})`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
  return (
    <svg className="track" viewBox="0 0 400 28" data-sign="guard" color={`var(--seat-${seat + 1})`} aria-hidden="true">
      {GUARDS.map((step) => (
        <rect
          key={step}
          x={step * 40 - 37}
          y={2}
          width={34}
          height={24}
          rx={7}
          strokeWidth={2}
          {...STEPS[lookOf(step)]}
        />
      ))}
      {offered.map((kind, i) => art(strength + 1 + i, treasure[KINDS[kind]!](), `treasure.${kind}`, 0.42))}
      {way === 'key' && art(strength + 1, artifactTile('key', { s: true }), 'play.key', 0.34)}
      <rect x={guard * 40 - 2} width={4} height={28} rx={2} fill="var(--accent)" />
    </svg>
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
