import type { Json, Seat } from '@majlis/kernel';
import type { Holder, How } from './entry.ts';
import type { StandingAnswer } from './standing.ts';

/** A request to a table. The caller has made sure that the sender may act for that seat. */
export type Command =
  | { readonly do: 'arrange'; readonly config: Json; readonly seats: number }
  | { readonly do: 'seat'; readonly seat: Seat; readonly holder: Holder }
  /** Takes a seat that is free. */
  | { readonly do: 'sit'; readonly seat: Seat; readonly player: string }
  | { readonly do: 'start' }
  | { readonly do: 'play'; readonly seat: Seat; readonly action: unknown; readonly decision: string; readonly how: How }
  | { readonly do: 'undo'; readonly seat: Seat }
  | { readonly do: 'proposeTakeback'; readonly seat: Seat; readonly to: number }
  | { readonly do: 'answerTakeback'; readonly seat: Seat; readonly yes: boolean }
  | { readonly do: 'setStanding'; readonly seat: Seat; readonly answers: readonly StandingAnswer[] }
  | { readonly do: 'pause'; readonly seat: Seat }
  | { readonly do: 'resume'; readonly seat: Seat }
  | { readonly do: 'remind'; readonly seat: Seat }
  /** The clock of a seat is stopped until then; null restarts it. */
  | { readonly do: 'rest'; readonly seat: Seat; readonly until: number | null }
  /** So much of the time for this answer falls into hours in which its owner does not play: it is added, once. */
  | { readonly do: 'lengthen'; readonly seat: Seat; readonly ms: number }
  | { readonly do: 'timeOut'; readonly seat: Seat }
  /** `self`: whoever has the seat leaves it. */
  | { readonly do: 'takeOver'; readonly seat: Seat; readonly by?: 'self' }
  /** Somebody else plays on for somebody who is gone, until they come back. */
  | { readonly do: 'substitute'; readonly seat: Seat; readonly player: string }
  | { readonly do: 'return'; readonly seat: Seat }
  | { readonly do: 'handBack'; readonly seat: Seat }
  | { readonly do: 'holdClocks'; readonly ms: number }
  | { readonly do: 'say'; readonly seat: Seat; readonly text: string }
  | { readonly do: 'mute'; readonly seat: Seat; readonly other: Seat; readonly on: boolean }
  | { readonly do: 'silence'; readonly seat: Seat; readonly on: boolean }
  | { readonly do: 'stop'; readonly reason: string }
  | { readonly do: 'revive' }
  | { readonly do: 'close' };
