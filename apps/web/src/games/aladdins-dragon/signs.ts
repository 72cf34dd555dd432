import { ARTIFACTS, isCave, isRoom, KINDS, SPACES, SPELLS, spaceCount } from '@majlis/aladdins-dragon/client';
import {
  type Artifact,
  artifactBack,
  artifactTile,
  camel,
  guardToken,
  spellCard,
  tokenPile,
  treasure,
} from '@majlis/art';
import type { MessageId } from '@majlis/i18n';
import type { Sign, SignGroup, Telling } from '../ui.ts';
import { doesText, kindName, playName, roomName, spaceName, viewOf } from './names.ts';
import { SPELL_BACK } from './pieces.tsx';

const CARD = '0 0 60 84';

/** What the drawings and spaces of this table mean. Ids as the pieces carry them. */
export function tellSigns(telling: Telling): readonly SignGroup[] {
  const { say } = telling;
  const { magic, players } = viewOf(telling);
  const spells = { title: say('dragon.signs.spells'), signs: SPELLS.map((id) => playSign(telling, id)) };
  return [
    { title: say('dragon.signs.table'), signs: pieces(telling) },
    { title: say('dragon.signs.treasures'), signs: treasures(telling) },
    { title: say('dragon.signs.spaces'), signs: spaces(telling, players.length, magic) },
    { title: say('dragon.signs.artifacts'), signs: ARTIFACTS.map((id) => playSign(telling, id)) },
    ...(magic ? [spells] : []),
  ];
}

function pieces({ say }: Telling): Sign[] {
  const sign = (id: 'token' | 'camel' | 'guard' | 'spell', art: string, box: number | string = 48): Sign => ({
    id,
    art,
    box,
    name: say(`dragon.sign.${id}`),
    text: say(`dragon.sign.${id}.text`),
  });
  const artifact = {
    id: 'play.artifact',
    art: artifactBack(),
    box: 60,
    name: say('dragon.sign.artifact'),
    text: say('dragon.sign.artifact.text'),
  };
  return [
    sign('token', tokenPile(1, 1)),
    sign('camel', camel()),
    sign('guard', guardToken(null)),
    artifact,
    sign('spell', SPELL_BACK, CARD),
  ];
}

const treasures = ({ say }: Telling): Sign[] =>
  KINDS.map((id, kind) => ({
    id: `treasure.${kind}`,
    art: treasure[id](),
    name: kindName(say, kind),
    text: say('dragon.sign.treasure.text'),
  }));

/** Spaces of the magic version only where it is played; of the rooms, one speaks for all. */
function spaces({ say }: Telling, seats: number, isMagic: boolean): Sign[] {
  const all = SPACES.slice(0, spaceCount(seats)).map((_, space) => space);
  const isPlayed = (space: number) => isMagic || (SPACES[space] !== 'tent' && SPACES[space] !== 'djinn');
  return all.filter(isPlayed).map((space) => ({
    id: `space.${space}`,
    art: isCave(space) ? treasure[KINDS[space]!]() : '',
    name: isRoom(space) ? roomName(say, space - SPACES.findIndex((_, i) => isRoom(i))) : spaceName(say, space),
    text: isCave(space)
      ? say('dragon.sign.cave.text')
      : say(`dragon.place.${isRoom(space) ? 'room' : SPACES[space]}` as MessageId),
  }));
}

function playSign({ say, shown }: Telling, id: string): Sign {
  const isArtifact = (ARTIFACTS as readonly string[]).includes(id);
  const isMagic = (shown.view as { magic?: boolean } | null)?.magic === true;
  return {
    id: `play.${id}`,
    art: isArtifact ? artifactTile(id as Artifact, { s: true }) : spellCard('', { s: true }),
    box: isArtifact ? 60 : CARD,
    name: playName(say, id),
    text: isArtifact && !isMagic ? say('dragon.sign.artifact.text') : doesText(say, id),
  };
}
