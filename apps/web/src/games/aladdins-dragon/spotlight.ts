import { CARAVANSERAI, FIRST_ROOM, GUARD, MARKET, OUT, TENT } from '@majlis/aladdins-dragon/client';
import type { Question } from './picking.ts';
import type { Episode } from './story.ts';

/** The space that is open now: where the viewer is asked, or where the others are. */
export function spotlightOf(question: Question | null, last: Episode | null): number | null {
  const open = last === null || last.isOver ? null : last.space;
  if (question === null) return open;
  const { kind, facts } = question;
  switch (kind) {
    case 'tent':
      return TENT;
    case 'market':
      return MARKET;
    case 'take':
      return facts.why === 'market' ? MARKET : open;
    case 'caravanserai':
      return CARAVANSERAI;
    case 'bribe':
      return GUARD;
    case 'buy':
    case 'abracadabra':
      return FIRST_ROOM + (facts.room ?? 0);
    case 'plays':
      return facts.space === undefined || facts.space === OUT ? open : facts.space;
    default:
      return open;
  }
}
