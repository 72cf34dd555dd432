import { Constants } from '@majlis/kernel';
import tuned from './tuned.json' with { type: 'json' };

/** Every number of these heuristics that nobody can derive, in points unless it says otherwise. */
const TABLE = {
  /** What a turn usually adds. */
  turn: { usual: 6, low: 0, high: 12 },
  /** What counts for the player of a realm, as a part of what it is taken to be worth. */
  palaces: { usual: 1, low: 0, high: 3 },
  caravans: { usual: 1, low: 0, high: 3 },
  goods: { usual: 1, low: 0, high: 3 },
  jars: { usual: 1, low: 0, high: 3 },
  wished: { usual: 1, low: 0, high: 3 },
  rubies: { usual: 1, low: 0, high: 3 },
  mosaics: { usual: 1, low: 0, high: 3 },
  stalls: { usual: 1, low: 0, high: 3 },
  /** With all turns to come: an arrow or an effect towards a free cell; and at any time one that meets nothing. */
  openArrow: { usual: 0, low: -1, high: 2 },
  openEffect: { usual: 0, low: -1, high: 2 },
  wasted: { usual: 0, low: -2, high: 1 },
  /** What a single oasis may still become; one that joins others, with the step it is towards the largest group. */
  loneOasis: { usual: 0.6, low: 0, high: 2 },
  loneOasisAhead: { usual: 1.5, low: 0, high: 4 },
  joinedOasis: { usual: 3.6, low: 2.5, high: 6 },
  /** Excess goods or capacity that is yet to be matched; how much spare capacity counts beside goods. */
  unmatched: { usual: 0.1, low: 0, high: 0.6 },
  unmatchedAhead: { usual: 0.5, low: 0, high: 1 },
  spareCapacity: { usual: 0.6, low: 0, high: 1 },
  /** A part of what one more caravan would add. */
  nextCaravan: { usual: 0.4, low: 0, high: 1 },
  /** A palace worth nothing yet; a free side beside a palace; how often a palace counts without mosaics, and with turns to come. */
  emptyPalace: { usual: 1, low: 0, high: 3 },
  freeSide: { usual: 0.45, low: 0, high: 1.2 },
  uncovered: { usual: 0.4, low: 0, high: 1 },
  coveredAhead: { usual: 0.5, low: 0, high: 1 },
  /** A mosaic without a palace: in the estimate, and as a gift. */
  looseMosaic: { usual: 2.5, low: 0, high: 5 },
  mosaicAhead: { usual: 3, low: 0, high: 6 },
  /** A genie before one looks for a move; a moon before one looks what there is to take, and how late that falls. */
  genie: { usual: 2, low: 0, high: 9 },
  moon: { usual: 2.5, low: 0, high: 7 },
  moonLasts: { usual: 2, low: 1, high: 6 },
  /** How sure the largest group of oases is. */
  groupDoubt: { usual: 0.25, low: 0.05, high: 1 },
  groupDoubtAhead: { usual: 0.12, low: 0.02, high: 0.5 },
  /** Steps towards an objective in a turn, and besides; a landscape in the way, in steps; what a rival loses with it. */
  stepsEach: { usual: 0.5, low: 0.2, high: 1.2 },
  stepsAnyway: { usual: 0.4, low: 0, high: 1.5 },
  inTheWay: { usual: 0.5, low: 0, high: 1.5 },
  rivalLoses: { usual: 0.35, low: 0, high: 1 },
  /** What an objective may wish for even where it looks hopeless. */
  faintHope: { usual: 0.3, low: 0, high: 1.5 },
  /** A ruby with characters: at the end and with turns to come. */
  rubyToSpend: { usual: 0.5, low: 0, high: 1.5 },
  rubyToSpendAhead: { usual: 0.7, low: 0, high: 2 },
  /** Without them: how far behind a tie is, and how far the numbers may still move. */
  rubyTie: { usual: 0.3, low: 0, high: 1 },
  rubyDrift: { usual: 0.35, low: 0.1, high: 1 },
  rubyDriftAhead: { usual: 2.2, low: 0.5, high: 5 },
  /** Below so many points a genie's move or a recruit is not worth thinking about. */
  worthwhile: { usual: 0.25, low: 0, high: 1.5 },
  /** Recruiting before placing stands above all placements; a landscape drawn blindly; a power to copy yet to be found. */
  recruitFirst: { usual: 12, low: 0, high: 20 },
  blindly: { usual: 0.5, low: 0, high: 3 },
  copying: { usual: 4, low: 0, high: 10 },
  /** What a power gives in a turn, for those that work during the game. */
  abriza: { usual: 0.15, low: 0, high: 2 },
  aladdin: { usual: 0.5, low: 0, high: 2 },
  ali: { usual: 0.45, low: 0, high: 2 },
  'ali-baba': { usual: 0.35, low: 0, high: 2 },
  badroulbadour: { usual: 0.7, low: 0, high: 2 },
  hussain: { usual: 0.35, low: 0, high: 2 },
  jafar: { usual: 0.1, low: 0, high: 2 },
  morgiana: { usual: 0.6, low: 0, high: 2 },
  paribanou: { usual: 0.65, low: 0, high: 2 },
  zaynab: { usual: 0.1, low: 0, high: 2 },
  zumurrud: { usual: 0.25, low: 0, high: 2 },
  /** What a power of the end is usually worth when the game is over. */
  'ali-shar': { usual: 4, low: 0, high: 12 },
  'ali-cogia': { usual: 6, low: 0, high: 12 },
  aziz: { usual: 4, low: 0, high: 12 },
  aziza: { usual: 5, low: 0, high: 12 },
  dalila: { usual: 3, low: 0, high: 12 },
  dunya: { usual: 6, low: 0, high: 12 },
  dunyazad: { usual: 6, low: 0, high: 12 },
  'harun-al-rashid': { usual: 6, low: 0, high: 12 },
  hindbad: { usual: 6, low: 0, high: 12 },
  khalifah: { usual: 4, low: 0, high: 12 },
  'forty-thieves': { usual: 3, low: 0, high: 12 },
  shahryar: { usual: 4, low: 0, high: 12 },
  sheherazade: { usual: 5, low: 0, high: 12 },
  zobeide: { usual: 4, low: 0, high: 12 },
  zubaydah: { usual: 5, low: 0, high: 12 },
};

export const constants = new Constants(TABLE, tuned);
