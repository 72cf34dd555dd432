import type { Part } from '@majlis/i18n';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { laterParts } from '../../games/parts.ts';
import { type GameUi, loadGameUi, prepareTable } from '../../games/ui.ts';
import { needMessages } from '../../i18n.ts';
import { LocalLink } from '../../play/local/local-link.ts';
import { forkSearch, localTableId } from '../../play/local/names.ts';
import { withoutPlace } from '../../replay/place.ts';
import type { Recording } from '../../replay/recording.ts';
import { ReplayTable, type ReplayTableProps } from '../../replay/replay-table.tsx';
import { ShareGame } from '../../replay/share-game.tsx';
import { Opening } from './opening.tsx';

interface Opened {
  readonly recording: Recording;
  readonly ui: GameUi;
}

interface SoloReplayProps {
  /** What is made of it: the replay, unless said otherwise. */
  readonly Page?: ComponentType<ReplayTableProps>;
  /** Its name in addresses. */
  readonly page?: 'replay' | 'review';
}

/** A game of this device, finished or as far as it went; another one can begin at any of its moves. */
export function SoloReplay({ Page = ReplayTable, page = 'replay' }: SoloReplayProps) {
  const { game = '' } = useParams();
  const search = withoutPlace(useSearch());
  const [, go] = useLocation();
  const [opened, setOpened] = useState<Opened | 'missing' | null>(null);
  const [link, setLink] = useState<LocalLink | null>(null);
  useEffect(() => {
    const worker = new LocalLink();
    setLink(worker);
    void openReplay(worker, game, search).then(setOpened, () => setOpened('missing'));
    return () => worker.close();
  }, [game, search]);
  if (opened === null || opened === 'missing') return <Opening problem={opened} />;
  const playOn = async (move: number) => {
    const next = forkSearch(search, move);
    await link?.fork(localTableId(game, search), move, localTableId(game, next));
    go(`/solo/${game}?${next}`);
  };
  const isOver = opened.recording.last.shown.phase === 'over';
  const share = (place: string) => (
    <ShareGame id={localTableId(game, search)} finished={() => link!.finished()} place={place} page={page} />
  );
  // A replay has no use for the whole game at once.
  const recording =
    page === 'review' && link !== null ? { ...opened.recording, record: link.record } : opened.recording;
  return (
    <Page ui={opened.ui} recording={recording} onPlayOn={(move) => void playOn(move)} {...(isOver ? { share } : {})} />
  );
}

async function openReplay(link: LocalLink, game: string, search: string): Promise<Opened | 'missing'> {
  const [ui, , recalled] = await Promise.all([
    loadGameUi(game),
    needMessages(game as Part, ...laterParts(game)),
    link.recall(localTableId(game, search)),
  ]);
  if (ui === null || recalled === null) return 'missing';
  await prepareTable(ui, recalled.last.shown);
  return { recording: { ...recalled, positionAt: link.positionAt, chanceAt: link.chanceAt }, ui };
}
