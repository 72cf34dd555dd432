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
import { artifactBack, camel, DRAGONS, dragon, guardToken } from '@majlis/art';
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
  readonly isCell: boolean;
}

/** What there is to get in a space. */
export function Prize({ desk: { scene }, space, isUnused, isCell }: PrizeProps) {
  if (isCave(space)) return <Shelves shelves={scene.shelves[space]!} kind={space} />;
  if (isCity(space)) return <Ability space={space} isUnused={isUnused} />;
  if (isRoom(space)) return <Lot scene={scene} room={space - FIRST_ROOM} isSmall={isCell} />;
  return <Guard strength={scene.guard} />;
}

function Shelves({ shelves, kind }: { readonly shelves: readonly number[]; readonly kind: number }) {
  const say = useSay();
  if (shelves.length === 0) {
    const [body, belly] = DRAGONS[KINDS[kind]!];
    return (
      <span className="prize lair">
        <Drawing className="dr" sign={`space.${kind}`} box="0 0 150 92" art={dragon(body, belly)} />
        <small>{say('dragon.bay.home')}</small>
      </span>
    );
  }
  return (
    <span className="prize">
      {shelves.map((amount, rank) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shelf is its place
        <span className="shelf" key={rank}>
          <i>{rank + 1}</i>
          <em>
            {Array.from({ length: amount }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a kind are alike
              <Treasure key={i} kind={kind} />
            ))}
          </em>
          <b>{amount}</b>
        </span>
      ))}
      <span className="brief">
        <Treasure kind={kind} />
        <b>{shelves.join('·')}</b>
      </span>
    </span>
  );
}

function Ability({ space, isUnused }: { readonly space: number; readonly isUnused: boolean }) {
  const say = useSay();
  return (
    <span className="prize">
      <span className="sign">
        <AbilitySign space={space} />
      </span>
      <span className="txt">{isUnused ? say('dragon.bay.unused') : say(abilityId(space))}</span>
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
  readonly isSmall: boolean;
}

function Lot({ scene, room, isSmall }: LotProps) {
  const say = useSay();
  const { open, count } = scene.rooms[room]!;
  const left = count + (open === null ? 0 : 1);
  return (
    <span className={`prize ${left === 0 ? 'none' : ''}`}>
      {left > 0 && <ArtifactPic artifact={open} isSmall={isSmall} />}
      <span className="txt">
        <b>{left === 0 ? say('dragon.bay.soldOut') : openText(say, open)}</b>
        {left > 0 && say('dragon.bay.left', { count: left })}
      </span>
    </span>
  );
}

const openText = (say: Say, open: number | null): string =>
  open === null ? say('dragon.bay.faceDown') : artifactName(say, ARTIFACTS[open]!);

function Guard({ strength }: { readonly strength: number | null }) {
  const say = useSay();
  return (
    <span className="prize">
      <Drawing className="gd" sign="guard" box={48} art={guardToken(strength)} />
      <span className="txt">
        <b>{strength === null ? say('dragon.bay.guard') : say('dragon.bay.guardIs', { strength })}</b>
        {strength === null && say('dragon.bay.hidden')}
      </span>
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
