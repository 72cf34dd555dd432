import {
  ARTIFACTS,
  CARAVANSERAI,
  DJINN,
  FIRST_ROOM,
  isCave,
  isCity,
  isRoom,
  KINDS,
  MARKET,
  SPACES,
} from '@majlis/aladdins-dragon/client';
import { artifactBack, camel, DRAGONS, dragon, guardToken, treasure } from '@majlis/art';
import type { MessageId } from '@majlis/i18n';
import { type Say, useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Desk } from './desk.ts';
import { artifactName } from './names.ts';
import { ArtifactPic, SPELL_BACK, Treasure } from './pieces.tsx';
import type { Scene } from './scene.ts';

interface PrizeProps {
  readonly desk: Desk;
  readonly space: number;
  readonly isUnused: boolean;
  /** With room for words, and for every single treasure. */
  readonly isScenic: boolean;
}

/** What there is to get in a space. */
export function Prize({ desk: { scene }, space, isUnused, isScenic }: PrizeProps) {
  if (isCave(space)) return <Shelves shelves={scene.shelves[space]!} kind={space} isScenic={isScenic} />;
  if (isCity(space)) return <Ability space={space} isUnused={isUnused} isScenic={isScenic} />;
  if (isRoom(space)) return <Lot scene={scene} room={space - FIRST_ROOM} isScenic={isScenic} />;
  return <Guard strength={scene.guard} isScenic={isScenic} />;
}

interface ShelvesProps extends Pick<PrizeProps, 'isScenic'> {
  readonly shelves: readonly number[];
  readonly kind: number;
}

function Shelves({ shelves, kind, isScenic }: ShelvesProps) {
  const say = useSay();
  if (shelves.length === 0) {
    const [body, belly] = DRAGONS[KINDS[kind]!];
    return (
      <span className="prize lair">
        <Drawing className="dr" sign={`space.${kind}`} box="0 0 150 92" art={dragon(body, belly)} />
        {isScenic && <small>{say('dragon.bay.home')}</small>}
      </span>
    );
  }
  if (!isScenic) {
    return (
      <span className="prize">
        <Treasure kind={kind} />
        <b>{shelves.join('·')}</b>
      </span>
    );
  }
  const planks = shelves.map((amount, rank) => plank(treasure[KINDS[kind]!](), amount, rank)).join('');
  return (
    <span className="prize">
      <Drawing sign={`treasure.${kind}`} box={`0 0 220 ${36 * shelves.length}`} art={planks} />
    </span>
  );
}

/** A shelf: its rank, its treasures side by side, how many they are. */
function plank(art: string, amount: number, rank: number): string {
  const step = Math.min(29, 164 / amount);
  const pieces = Array.from({ length: amount }, (_, i) => {
    const x = 110 + (i - amount / 2) * step;
    return `<g transform="translate(${x} 2) scale(.56)">${art}</g>`;
  });
  const words = `<text x="4" y="25">${rank + 1}</text><text x="216" y="25" text-anchor="end">${amount}</text>`;
  return `<g transform="translate(0 ${rank * 36})"><path d="M0 32h220" stroke="#9a673c" stroke-width="5"/>${words}${pieces.join('')}</g>`;
}

function Ability({ space, isUnused, isScenic }: Omit<PrizeProps, 'desk'>) {
  const say = useSay();
  return (
    <span className="prize">
      <span className="sign">
        <AbilitySign space={space} />
      </span>
      {isScenic && <span className="txt">{isUnused ? say('dragon.bay.unused') : say(abilityId(space))}</span>}
    </span>
  );
}

const abilityId = (space: number): MessageId => `dragon.ability.${SPACES[space]}` as MessageId;

export function AbilitySign({ space }: { readonly space: number }) {
  if (space === CARAVANSERAI) return <Drawing sign="camel" box={48} art={camel()} />;
  if (space === MARKET) {
    return (
      <span className="ex" data-sign={`space.${space}`}>
        <b>1</b>
        <Icon name="chevron" />
        <b>3</b>
      </span>
    );
  }
  const [sign, box, art] =
    space === DJINN ? ['play.artifact', '0 0 60 60', artifactBack()] : ['spell', '0 0 60 84', SPELL_BACK];
  return (
    <span className="ov" data-sign={sign}>
      <Drawing box={box} art={art} />
      <Drawing box={box} art={art} />
    </span>
  );
}

interface LotProps {
  readonly scene: Scene;
  readonly room: number;
  readonly isScenic: boolean;
}

function Lot({ scene, room, isScenic }: LotProps) {
  const say = useSay();
  const { open, count } = scene.rooms[room]!;
  const left = count + (open === null ? 0 : 1);
  return (
    <span className="prize">
      {left > 0 && <ArtifactPic artifact={open} isSmall={!isScenic} />}
      {(isScenic || left === 0) && (
        <span className="txt">
          <b>{left === 0 ? say('dragon.bay.soldOut') : openText(say, open)}</b>
          {left > 0 && say('dragon.bay.left', { count: left })}
        </span>
      )}
    </span>
  );
}

const openText = (say: Say, open: number | null): string =>
  open === null ? say('dragon.bay.faceDown') : artifactName(say, ARTIFACTS[open]!);

function Guard({ strength, isScenic }: { readonly strength: number | null; readonly isScenic: boolean }) {
  const say = useSay();
  return (
    <span className="prize">
      <Drawing className="gd" sign="guard" box={48} art={guardToken(strength)} />
      {isScenic && (
        <span className="txt">
          <b>{strength === null ? say('dragon.bay.guard') : say('dragon.bay.guardIs', { strength })}</b>
          {strength === null && say('dragon.bay.hidden')}
        </span>
      )}
    </span>
  );
}

export function prizeText(say: Say, scene: Scene, space: number): string {
  if (isCave(space)) {
    const shelves = scene.shelves[space]!;
    return shelves.length === 0 ? say('dragon.bay.home') : say('dragon.say.shelves', { shelves: shelves.join(', ') });
  }
  if (isCity(space)) return say(abilityId(space));
  if (!isRoom(space)) {
    return scene.guard === null ? say('dragon.bay.guard') : say('dragon.bay.guardIs', { strength: scene.guard });
  }
  const { open, count } = scene.rooms[space - FIRST_ROOM]!;
  const left = count + (open === null ? 0 : 1);
  if (left === 0) return say('dragon.bay.soldOut');
  return `${openText(say, open)}, ${say('dragon.bay.left', { count: left })}`;
}
