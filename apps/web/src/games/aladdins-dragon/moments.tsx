import { GUARD, isRoom } from '@majlis/aladdins-dragon/client';
import type { ReactNode } from 'react';
import type { Desk } from './desk.ts';
import { GuardSpotlight } from './guard.tsx';
import { RankLanes } from './lanes.tsx';
import { MagicPanel } from './magic.tsx';
import { PICKS, PURSE } from './picking.ts';
import { PicksPanel } from './picks.tsx';
import { PursePanel } from './purse.tsx';
import { RoomSpotlight } from './room.tsx';

interface MomentProps {
  readonly desk: Desk;
}

/** Asked for a play, or about to play within another question. */
const isMagic = ({ question, picked }: Desk): boolean =>
  question?.kind === 'plays' || question?.kind === 'counter' || (question !== null && picked.play !== null);

/** What a question is answered with, apart from tokens and spaces. */
export function Panel({ desk }: MomentProps): ReactNode {
  const kind = desk.question?.kind;
  if (kind === undefined) return null;
  if (isMagic(desk)) return <MagicPanel desk={desk} />;
  if (PICKS.has(kind)) return <PicksPanel desk={desk} />;
  return PURSE.has(kind) ? <PursePanel desk={desk} /> : null;
}

/** The inside of the space shown large. */
export function Spotlight({ desk }: MomentProps): ReactNode {
  const { spotlight, question } = desk;
  if (spotlight === null) return null;
  if (isMagic(desk)) return <MagicPanel desk={desk} />;
  if (spotlight === GUARD) {
    return (
      <>
        <GuardSpotlight desk={desk} />
        {question !== null && question.kind !== 'bribe' && <Panel desk={desk} />}
      </>
    );
  }
  if (isRoom(spotlight)) {
    const isOwn = question?.kind === 'buy' || question?.kind === 'abracadabra' || question?.kind === 'mirage';
    return (
      <>
        <RoomSpotlight desk={desk} space={spotlight} />
        {!isOwn && <Panel desk={desk} />}
      </>
    );
  }
  return (
    <>
      <RankLanes desk={desk} space={spotlight} />
      <Panel desk={desk} />
    </>
  );
}
