import { GUARD, isRoom, type PromptKind } from '@majlis/aladdins-dragon/client';
import type { ReactNode } from 'react';
import type { Desk } from './desk.ts';
import { GuardStage } from './guard.tsx';
import { RankLanes } from './lanes.tsx';
import { MagicPanel } from './magic.tsx';
import { PAYING } from './picking.ts';
import { PicksPanel } from './picks.tsx';
import { PursePanel } from './purse.tsx';
import { RoomStage } from './room.tsx';

const PICKS: ReadonlySet<PromptKind> = new Set<PromptKind>(['tent', 'abracadabra', 'mirage', 'caravanserai']);
const PURSE: ReadonlySet<PromptKind> = new Set<PromptKind>([...PAYING, 'take', 'market', 'trade']);

/** What a question is answered with, apart from tokens and spaces. */
function panelOf(desk: Desk): ReactNode {
  const kind = desk.question?.kind;
  if (kind === undefined) return null;
  if (kind === 'plays' || kind === 'counter') return <MagicPanel desk={desk} />;
  if (PICKS.has(kind)) return <PicksPanel desk={desk} />;
  return PURSE.has(kind) ? <PursePanel desk={desk} /> : null;
}

/** The inside of the space shown large; null: no space is. */
export function stageFor(desk: Desk): ReactNode {
  const { stage, question } = desk;
  if (stage === null) return null;
  if (question?.kind === 'plays' || question?.kind === 'counter') return <MagicPanel desk={desk} />;
  if (stage === GUARD) {
    return (
      <>
        <GuardStage desk={desk} />
        {question !== null && question.kind !== 'bribe' && panelOf(desk)}
      </>
    );
  }
  if (isRoom(stage)) {
    const isOwn = question?.kind === 'buy' || question?.kind === 'abracadabra' || question?.kind === 'mirage';
    return (
      <>
        <RoomStage desk={desk} space={stage} />
        {!isOwn && panelOf(desk)}
      </>
    );
  }
  return (
    <>
      <RankLanes desk={desk} space={stage} />
      {panelOf(desk)}
    </>
  );
}

/** Over the board while the question has no space of its own. */
export const trayFor = (desk: Desk): ReactNode => (desk.stage === null ? panelOf(desk) : null);
