import type { Seat } from '@majlis/kernel';
import type { ArtifactId } from './content/artifacts.ts';
import type { SpellId } from './content/spell-cards.ts';
import type { Treasures } from './rules/treasures.ts';

/** A token by its owner and its number in the order of placing; its strength once it is face up. */
export interface TokenSeen {
  readonly seat: Seat;
  readonly token: number;
  readonly value: number | null;
}

export const EVENT_TYPES = [
  'roundBegan',
  'treasureDeckShuffled',
  'artifactTurnedUp',
  'tokenPlaced',
  'tokensTurnedUp',
  'treasureWon',
  'treasureReturned',
  'treasureTaken',
  'treasurePaid',
  'treasureShown',
  'treasureTraded',
  'marketDeclined',
  'camelDrawn',
  'camelGiven',
  'spellsDrawn',
  'spellKept',
  'spellDiscarded',
  'djinnServed',
  'guardTurnedUp',
  'palaceEntered',
  'stayedOut',
  'tokensSentBack',
  'tokenMoved',
  'purchaseDeclined',
  'artifactBought',
  'artifactUnsold',
  'lampLit',
  'artifactDeclared',
  'spellDeclared',
  'declarationLapsed',
  'spellCountered',
  'artifactResolved',
  'spellResolved',
  'carpetLaid',
  'tokenDoubled',
  'doubleEnded',
  'cavesChanged',
  'stackSearched',
  'artifactSwapped',
  'roundEnded',
  'gameEnded',
] as const;

interface Events {
  roundBegan: { readonly round: number; readonly card: number; readonly caves: readonly (readonly number[])[] };
  treasureDeckShuffled: object;
  artifactTurnedUp: { readonly room: number; readonly artifact: ArtifactId };
  tokenPlaced: { readonly seat: Seat; readonly token: number; readonly space: number; readonly value: number | null };
  tokensTurnedUp: { readonly space: number; readonly tokens: readonly TokenSeen[] };
  treasureWon: { readonly seat: Seat; readonly cave: number; readonly shelf: number; readonly amount: number };
  treasureReturned: { readonly cave: number; readonly amount: number };
  treasureTaken: { readonly seat: Seat; readonly treasures: Treasures; readonly why: 'setup' | 'market' | 'charity' };
  treasurePaid: {
    readonly seat: Seat;
    readonly treasures: Treasures;
    readonly why: 'market' | 'bribe' | 'room' | SpellId;
  };
  treasureShown: { readonly seat: Seat; readonly treasures: Treasures };
  treasureTraded: { readonly seat: Seat; readonly given: Treasures; readonly taken: Treasures };
  marketDeclined: { readonly seat: Seat };
  /** Who begins, by chance. */
  camelDrawn: { readonly seat: Seat };
  camelGiven: { readonly by: Seat; readonly to: Seat };
  spellsDrawn: { readonly seat: Seat; readonly count: number };
  spellKept: { readonly seat: Seat; readonly second: Seat | null };
  spellDiscarded: { readonly seat: Seat; readonly spell: SpellId };
  djinnServed: { readonly seat: Seat };
  guardTurnedUp: { readonly strength: number };
  palaceEntered: { readonly seat: Seat; readonly by: 'strength' | 'bribe' | 'key' };
  stayedOut: { readonly seat: Seat };
  tokensSentBack: { readonly tokens: readonly TokenSeen[]; readonly carpets: readonly Seat[] };
  tokenMoved: { readonly seat: Seat; readonly token: number; readonly from: number; readonly to: number };
  purchaseDeclined: { readonly seat: Seat; readonly room: number };
  artifactBought: { readonly seat: Seat; readonly room: number; readonly artifact: ArtifactId };
  artifactUnsold: { readonly room: number };
  lampLit: { readonly seat: Seat };
  artifactDeclared: { readonly seat: Seat; readonly artifact: ArtifactId; readonly on: readonly number[] };
  spellDeclared: { readonly seat: Seat; readonly spell: SpellId; readonly on: readonly number[] };
  declarationLapsed: { readonly seat: Seat };
  spellCountered: { readonly seat: Seat; readonly caster: Seat; readonly spell: SpellId };
  artifactResolved: { readonly seat: Seat; readonly artifact: ArtifactId; readonly done: boolean };
  spellResolved: { readonly seat: Seat; readonly spell: SpellId; readonly done: boolean };
  carpetLaid: { readonly seat: Seat; readonly space: number };
  tokenDoubled: { readonly seat: Seat; readonly token: number };
  doubleEnded: { readonly seat: Seat; readonly token: number };
  cavesChanged: { readonly cave: number; readonly shelves: readonly number[] };
  stackSearched: { readonly seat: Seat; readonly room: number };
  artifactSwapped: {
    readonly seat: Seat;
    readonly room: number;
    readonly taken: ArtifactId;
    readonly left: ArtifactId;
  };
  roundEnded: { readonly round: number };
  gameEnded: { readonly round: number; readonly why: 'soldOut' | 'maxRounds' };
}

export type Event = {
  [T in (typeof EVENT_TYPES)[number]]: { readonly type: T } & Events[T];
}[(typeof EVENT_TYPES)[number]];
