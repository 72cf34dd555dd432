import {
  DJINN,
  FIRST_ROOM,
  isCave,
  isCity,
  isRoom,
  KINDS,
  SPACES,
  strengthsSeen,
  TENT,
} from '@majlis/aladdins-dragon/client';
import { cityRoof, gateRoof, mouth, type Opening, roomRoof } from '@majlis/art';
import { type CSSProperties, memo } from 'react';
import { useSay } from '../../i18n.ts';
import { SeatArt } from '../../table/seat-art.tsx';
import { useTable } from '../../table/store.ts';
import { whyNot } from '../../table/why-not.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Desk } from './desk.ts';
import { shortName, spaceName } from './names.ts';
import { CarpetPiece, Face, OwnToken, Pile } from './pieces.tsx';
import { Prize, prizeText } from './prize.tsx';
import { type Fate, type LaidToken, tokensAt } from './scene.ts';
import { useBayAct } from './use-bay-act.ts';

export function openingOf(space: number): Opening {
  if (isCave(space)) return 'cave';
  if (isCity(space)) return 'city';
  return isRoom(space) ? 'room' : 'gate';
}

/** What shines in a space, and what its walls are painted with. */
const PAINT: Readonly<Record<string, { readonly glow?: string; readonly wall?: string }>> = {
  crown: { glow: '#b3263a', wall: 'none' },
  pearl: { glow: '#5d5384', wall: 'none' },
  gem: { glow: '#1f62c0', wall: 'none' },
  trophy: { glow: '#3a3656', wall: 'none' },
  gold: { glow: '#a8730f', wall: 'none' },
  caravanserai: { wall: 'linear-gradient(#c9764a 0 0)' },
  market: { wall: 'linear-gradient(#b55a45 0 0)' },
  djinn: { wall: 'linear-gradient(#4b6fae 0 0)' },
  tent: { wall: 'linear-gradient(#7a3b86 0 0)' },
  guard: { wall: 'linear-gradient(90deg, #c98557 0 66%, #a9683f 66%)' },
};
/** Below a cornice. */
const PLASTER = 'linear-gradient(#fff0d2 8px, #0000 0), linear-gradient(90deg, #f6dcb4 0 66%, #e3bd8b 66%)';

/** From the top: where the plate hangs, the walls and the door begin; and how thick the walls are. */
const BUILT: Readonly<Record<Opening, readonly [number, number, number, number]>> = {
  room: [49, 56, 68, 12],
  gate: [38, 38, 56, 12],
  city: [28, 28, 42, 12],
  cave: [8, 0, 0, 4],
};

export function paintOf(space: number): CSSProperties {
  const { glow = '#b9772a', wall = PLASTER } = PAINT[SPACES[space]!] ?? {};
  const [plate, walls, door, inset] = BUILT[openingOf(space)].map((n) => `${n}px`);
  return {
    '--gl': glow,
    '--wall': wall,
    '--plate': plate,
    '--walls': walls,
    '--door': door,
    '--inset': inset,
  } as CSSProperties;
}

/** What stands behind an opening; it gives way first. */
const Scenery = memo(function Scenery({ space }: { readonly space: number }) {
  const opening = openingOf(space);
  const id = SPACES[space]!;
  const glow = opening === 'cave' ? KINDS[space]! : 'lamp';
  return (
    <>
      {opening === 'room' && <Drawing className="art" box="0 0 176 66" art={roomRoof(space - FIRST_ROOM)} />}
      {opening === 'gate' && <Stretched className="art" box="0 0 176 66" art={gateRoof()} />}
      {opening === 'city' && (
        <Stretched className="art" box="0 0 266 60" art={cityRoof[id as keyof typeof cityRoof]()} />
      )}
      <Stretched className="mouth" box="0 0 100 100" art={mouth(opening, glow)} />
    </>
  );
});

const Stretched = ({
  box,
  art,
  className,
}: {
  readonly box: string;
  readonly art: string;
  readonly className: string;
}) => (
  <svg
    viewBox={box}
    className={className}
    preserveAspectRatio="none"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
    dangerouslySetInnerHTML={{ __html: art }}
  />
);

interface BayProps {
  readonly desk: Desk;
  readonly space: number;
  /** With walls and a roof. */
  readonly isScenic: boolean;
}

/** One space: name over the door, prize, the others' tokens in the back row, mine on the sill. */
export function Bay({ desk, space, isScenic }: BayProps) {
  const say = useSay();
  const { scene, picked, view } = desk;
  const fate = scene.fates[space] ?? null;
  const isUnused = !view.magic && (space === TENT || space === DJINN);
  const isShut = isCave(space) && scene.shelves[space]!.length === 0;
  const { store } = useTable();
  const { isLegal, act, wish } = useBayAct(desk, space);
  const isOn = isLegal && picked.space === space;
  const states = { scenic: isScenic, shut: isShut, legal: isLegal, on: isOn, done: fate !== null, unused: isUnused };
  const classes = Object.entries(states).flatMap(([name, is]) => (is ? [name] : []));
  return (
    <button
      type="button"
      className={`bay ${openingOf(space)} k-${SPACES[space]} ${classes.join(' ')}`}
      style={paintOf(space)}
      aria-label={useBayLabel(desk, space)}
      aria-pressed={isOn}
      aria-disabled={!isLegal}
      tabIndex={isLegal || space === 0 ? 0 : -1}
      data-space={space}
      onClick={act}
      {...whyNot(store, wish)}
    >
      {isScenic && <Scenery space={space} />}
      <span className="plate" data-sign={`space.${space}`}>
        {fate !== null && <Icon name="check" />}
        {isScenic ? spaceName(say, space) : shortName(say, space)}
      </span>
      <Prize desk={desk} space={space} isUnused={isUnused} isScenic={isScenic} />
      {fate !== null && <FateRow fate={fate} />}
      {fate === null && !isShut && !isUnused && (
        <>
          <BackRow desk={desk} space={space} isScenic={isScenic} />
          <Sill desk={desk} space={space} isOn={isOn} isLegal={isLegal} />
        </>
      )}
      {view.taboo === space && desk.slide === null && (
        <b className="taboo" data-sign="play.taboo">
          {say('dragon.bay.taboo')}
        </b>
      )}
    </button>
  );
}

/** All of it in words, for those who do not see it. */
function useBayLabel({ scene, seats, me, view }: Desk, space: number): string {
  const say = useSay();
  const { names } = useTable();
  const fate = scene.fates[space] ?? null;
  const parts = [spaceName(say, space), prizeText(say, scene, space)];
  if (fate !== null) parts.push(say('dragon.say.done'));
  for (const { seat, amount } of fate ?? [])
    parts.push(say('dragon.say.got', { name: names[seat]!, amount: amount ?? '' }));
  for (const seat of seats) {
    const tokens = tokensAt(scene, seat, space);
    if (tokens.length === 0 || fate !== null) continue;
    if (seat === me) parts.push(say('dragon.say.mine', { values: tokens.map(({ value }) => value).join(', ') }));
    else parts.push(say('dragon.say.pile', { name: names[seat]!, count: tokens.length }));
  }
  if (view.taboo === space) parts.push(say('dragon.bay.taboo'));
  return parts.filter((part) => part !== '').join('. ');
}

const FateRow = ({ fate }: { readonly fate: readonly Fate[] }) => (
  <span className="fate">
    {fate.map(({ seat, amount }) => (
      <span key={`${seat}.${amount}`}>
        <SeatArt seat={seat} />
        {amount !== null && <b>{amount}</b>}
      </span>
    ))}
  </span>
);

/** Where there is room an absent player leaves a dot, so that each keeps their place. */
function BackRow({ desk, space, isScenic }: BayProps) {
  const { scene, seats, me } = desk;
  return (
    <span className="back">
      {seats
        .filter((seat) => seat !== me)
        .map((seat) => {
          const tokens = tokensAt(scene, seat, space);
          const carpets = scene.carpets.filter((carpet) => carpet.seat === seat && carpet.space === space);
          if (tokens.length + carpets.length === 0) return isScenic && <span key={seat} className="pl no" />;
          return (
            <span
              key={seat}
              data-of={seat}
              className={`pl ${desk.spotlight === null && tokens.some(({ isNew }) => isNew) ? 'new' : ''}`}
            >
              <OpenOrPile seat={seat} tokens={tokens} />
              {carpets.length > 0 && <CarpetPiece seat={seat} />}
            </span>
          );
        })}
    </span>
  );
}

function OpenOrPile({ seat, tokens }: { readonly seat: number; readonly tokens: readonly LaidToken[] }) {
  const up = tokens.flatMap(({ up, value }) => (up && value !== null ? [value] : []));
  const down = tokens.length - up.length;
  return (
    <>
      {down > 0 && <Pile seat={seat} count={down} />}
      {up.map((value) => (
        <Face key={value} seat={seat} value={value} />
      ))}
    </>
  );
}

interface SillProps extends Omit<BayProps, 'isScenic'> {
  readonly isOn: boolean;
  readonly isLegal: boolean;
}

function Sill({ desk, space, isOn, isLegal }: SillProps) {
  const { scene, me, picked, question } = desk;
  if (me === null) return null;
  const mine = tokensAt(scene, me, space).map(({ value }) => value);
  const isPlacing = question?.kind === 'place';
  const ghost = isOn && isPlacing ? picked.token : null;
  const values = [...mine, ghost].filter((value) => value !== null);
  const carpets = scene.carpets.filter((carpet) => carpet.seat === me && carpet.space === space);
  const strength = strengthsSeen(scene, space)[me]! + (ghost ?? 0);
  return (
    <span className="sill">
      {mine.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens stand in the order of placing
        <span key={i} className="own" {...(i === mine.length - 1 ? { 'data-of': me } : {})}>
          {value === null ? <Pile seat={me} count={1} /> : <OwnToken seat={me} value={value} />}
        </span>
      ))}
      {carpets.length > 0 && <CarpetPiece seat={me} />}
      {ghost !== null && (
        <span className="own on">
          <OwnToken seat={me} value={ghost} />
        </span>
      )}
      {isLegal && ghost === null && <span className="plus">+</span>}
      {values.length > 1 && <span className="sig">{strength}</span>}
    </span>
  );
}
