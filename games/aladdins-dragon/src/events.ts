import type { Seat } from '@majlis/kernel';
import type { ArtifactId } from './content/artifacts.ts';
import type { SpellId } from './content/spell-cards.ts';
import type { Treasures } from './rules/treasures.ts';

/** A token by its owner and its number in his order of placing; its strength once that is open. */
export interface TokenSeen {
  readonly seat: Seat;
  readonly token: number;
  readonly value: number | null;
}

export type Event =
  | {
      readonly type: 'roundBegan';
      readonly round: number;
      readonly card: number;
      readonly caves: readonly (readonly number[])[];
    }
  | { readonly type: 'treasureDeckShuffled' }
  | { readonly type: 'artifactTurnedUp'; readonly room: number; readonly artifact: ArtifactId }
  | {
      readonly type: 'tokenPlaced';
      readonly seat: Seat;
      readonly token: number;
      readonly space: number;
      readonly value: number | null;
    }
  | { readonly type: 'tokensTurnedUp'; readonly space: number; readonly tokens: readonly TokenSeen[] }
  | {
      readonly type: 'treasureWon';
      readonly seat: Seat;
      readonly cave: number;
      readonly shelf: number;
      readonly amount: number;
    }
  | { readonly type: 'treasureReturned'; readonly cave: number; readonly amount: number }
  | {
      readonly type: 'treasureTaken';
      readonly seat: Seat;
      readonly treasures: Treasures;
      readonly why: 'setup' | 'market' | 'charity';
    }
  | {
      readonly type: 'treasurePaid';
      readonly seat: Seat;
      readonly treasures: Treasures;
      readonly why: 'market' | 'bribe' | 'room' | SpellId;
    }
  | { readonly type: 'treasureShown'; readonly seat: Seat; readonly treasures: Treasures }
  | { readonly type: 'treasureTraded'; readonly seat: Seat; readonly given: Treasures; readonly taken: Treasures }
  | { readonly type: 'marketDeclined'; readonly seat: Seat }
  | { readonly type: 'camelGiven'; readonly by: Seat; readonly to: Seat }
  | { readonly type: 'spellsDrawn'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'spellKept'; readonly seat: Seat; readonly second: Seat | null }
  | { readonly type: 'spellDiscarded'; readonly seat: Seat; readonly spell: SpellId }
  | { readonly type: 'djinnServed'; readonly seat: Seat }
  | { readonly type: 'guardTurnedUp'; readonly strength: number }
  | { readonly type: 'palaceEntered'; readonly seat: Seat; readonly by: 'strength' | 'bribe' | 'key' }
  | { readonly type: 'stayedOut'; readonly seat: Seat }
  | { readonly type: 'tokensSentBack'; readonly tokens: readonly TokenSeen[]; readonly carpets: readonly Seat[] }
  | {
      readonly type: 'tokenMoved';
      readonly seat: Seat;
      readonly token: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'purchaseDeclined'; readonly seat: Seat; readonly room: number }
  | { readonly type: 'artifactBought'; readonly seat: Seat; readonly room: number; readonly artifact: ArtifactId }
  | { readonly type: 'artifactUnsold'; readonly room: number }
  | { readonly type: 'lampLit'; readonly seat: Seat }
  | {
      readonly type: 'artifactDeclared';
      readonly seat: Seat;
      readonly artifact: ArtifactId;
      readonly on: readonly number[];
    }
  | { readonly type: 'spellDeclared'; readonly seat: Seat; readonly spell: SpellId; readonly on: readonly number[] }
  | { readonly type: 'declarationLapsed'; readonly seat: Seat }
  | { readonly type: 'spellCountered'; readonly seat: Seat; readonly caster: Seat; readonly spell: SpellId }
  | { readonly type: 'artifactResolved'; readonly seat: Seat; readonly artifact: ArtifactId; readonly done: boolean }
  | { readonly type: 'spellResolved'; readonly seat: Seat; readonly spell: SpellId; readonly done: boolean }
  | { readonly type: 'carpetLaid'; readonly seat: Seat; readonly space: number }
  | { readonly type: 'tokenDoubled'; readonly seat: Seat; readonly token: number }
  | { readonly type: 'cavesChanged'; readonly cave: number; readonly shelves: readonly number[] }
  | { readonly type: 'stackSearched'; readonly seat: Seat; readonly room: number }
  | {
      readonly type: 'artifactSwapped';
      readonly seat: Seat;
      readonly room: number;
      readonly taken: ArtifactId;
      readonly left: ArtifactId;
    }
  | { readonly type: 'roundEnded'; readonly round: number };
