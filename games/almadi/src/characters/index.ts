import { abriza } from './abriza.ts';
import { aladdin } from './aladdin.ts';
import { aliBaba } from './ali-baba.ts';
import { aliCogia } from './ali-cogia.ts';
import { aliShar } from './ali-shar.ts';
import { aziz } from './aziz.ts';
import { aziza } from './aziza.ts';
import { badroulbadour } from './badroulbadour.ts';
import type { Character } from './character.ts';
import { dalila } from './dalila.ts';
import { dunya } from './dunya.ts';
import { dunyazad } from './dunyazad.ts';
import { fortyThieves } from './forty-thieves.ts';
import { harunAlRashid } from './harun-al-rashid.ts';
import { hindbad } from './hindbad.ts';
import type { CharacterId } from './ids.ts';
import { jafar } from './jafar.ts';
import { khalifah } from './khalifah.ts';
import { morgiana } from './morgiana.ts';
import { paribanou } from './paribanou.ts';
import { shahryar } from './shahryar.ts';
import { sheherazade } from './sheherazade.ts';
import { zobeide } from './zobeide.ts';
import { zubaydah } from './zubaydah.ts';

/** Every character of the game with its hooks; what some let their owner do is in `deeds.ts`. */
export const characters: { readonly [C in CharacterId]: Character } = {
  'ali-shar': aliShar,
  'ali-cogia': aliCogia,
  aziz,
  aziza,
  dalila,
  dunya,
  dunyazad,
  'harun-al-rashid': harunAlRashid,
  hindbad,
  khalifah,
  'forty-thieves': fortyThieves,
  shahryar,
  sheherazade,
  zobeide,
  zubaydah,
  abriza,
  aladdin,
  ali: { id: 'ali' },
  'ali-baba': aliBaba,
  badroulbadour,
  hussain: { id: 'hussain' },
  jafar,
  morgiana,
  paribanou,
  zaynab: { id: 'zaynab' },
  zumurrud: { id: 'zumurrud' },
};
