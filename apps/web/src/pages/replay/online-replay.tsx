import type { GameRecord } from '@majlis/kernel';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { laterParts } from '../../games/parts.ts';
import { type GameUi, loadGameUi, prepareTable } from '../../games/ui.ts';
import { needMessages, say } from '../../i18n.ts';
import { botName } from '../../play/bot-names.ts';
import { LocalLink } from '../../play/local/local-link.ts';
import { localTableId } from '../../play/local/names.ts';
import { ApiProblem, api, ownSeatAt } from '../../play/remote/api.ts';
import { readPlace } from '../../replay/place.ts';
import type { Recording } from '../../replay/recording.ts';
import { ReplayTable, type ReplayTableProps } from '../../replay/replay-table.tsx';
import { Opening } from './opening.tsx';

interface Opened {
  readonly recording: Recording;
  readonly ui: GameUi;
}

/** A finished game of the server; another one against bots can begin at any of its moves. */
export function OnlineReplay({ Page = ReplayTable }: { readonly Page?: ComponentType<ReplayTableProps> }) {
  const { table = '' } = useParams();
  const search = useSearch();
  const [, go] = useLocation();
  const [opened, setOpened] = useState<Opened | ApiProblem | null>(null);
  useEffect(() => {
    const study = new Study(table);
    openReplay(table, study).then(setOpened, (error) =>
      setOpened(error instanceof ApiProblem ? error : new ApiProblem('other')),
    );
    return () => study.close();
  }, [table]);
  if (opened === null || opened instanceof ApiProblem) return <Opening problem={opened} />;
  const { last, eyes } = opened.recording;
  const playOn = async (move: number, as?: number) => {
    const { viewer } = readPlace(search, last.shown.moves, eyes);
    const seat = as ?? (typeof viewer === 'number' ? viewer : (last.shown.asked[0] ?? 0));
    const address = await takeUp(table, move, seat);
    if (address instanceof ApiProblem) setOpened(address);
    else go(address);
  };
  const isOver = last.shown.phase === 'over';
  return (
    <Page
      {...opened}
      {...(isOver ? { onPlayOn: (move: number, as?: number) => void playOn(move, as) } : { back: `/t/${table}` })}
    />
  );
}

async function openReplay(table: string, study: Study): Promise<Opened> {
  const summary = await api.table(table);
  const own = ownSeatAt(summary);
  const key = summary.phase === 'playing' ? own : null;
  const shown = await (key === null ? api.log(table) : api.ownLog(key));
  const ui = await loadGameUi(shown.game);
  if (ui === null) throw new ApiProblem('no-such-game');
  await Promise.all([prepareTable(ui, shown), needMessages(...laterParts(shown.game))]);
  const names = summary.seats.map(({ name }, seat) => name ?? botName(seat));
  if (key !== null) {
    // A game under way: what this seat has seen itself, and no advice.
    const positionAt: Recording['positionAt'] = (moves) => api.ownPosition(key, moves);
    return { recording: { last: { shown, names }, eyes: [key.seat], positionAt }, ui };
  }
  const eyes = [...shown.seats.map((_, seat) => seat), 'spectator', 'all'] as const;
  const positionAt: Recording['positionAt'] = (moves, viewer) => api.position(table, moves, viewer);
  const record = () => api.record(table);
  const mine = own?.seat ?? null;
  return { recording: { last: { shown, names }, eyes, mine, positionAt, chanceAt: study.chanceAt, record }, ui };
}

/** Thinks about a game of the server in a worker of this page; fetches it when the first question comes. */
class Study {
  private readonly table: string;
  private link: LocalLink | null = null;
  private opening: Promise<boolean> | null = null;

  constructor(table: string) {
    this.table = table;
  }

  readonly chanceAt: NonNullable<Recording['chanceAt']> = async (moves, seat) => {
    this.opening ??= this.open();
    return (await this.opening) ? this.link!.chanceAt(moves, seat) : null;
  };

  close(): void {
    this.link?.close();
    this.link = null;
  }

  private async open(): Promise<boolean> {
    const record = await api.record(this.table);
    this.link = new LocalLink();
    return this.link.study(record, []);
  }
}

/** A table of this device that begins as that game did; its address. */
async function takeUp(table: string, move: number, seat: number): Promise<string | ApiProblem> {
  const link = new LocalLink();
  try {
    const record = await api.record(table);
    const search = takenUpSearch(record, table, move, seat);
    const wish = takenUpWish(record, seat);
    const answer = await link.takeUp(record, wish, move, localTableId(record.game, search));
    return answer.ok ? `/solo/${record.game}?${search}` : new ApiProblem(answer.refusal.code);
  } catch (error) {
    return error instanceof ApiProblem ? error : new ApiProblem('other');
  } finally {
    link.close();
  }
}

/** The seat one looked through is played by hand, all others by bots. */
function takenUpWish({ game, config, seats }: GameRecord, mine: number) {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    game,
    config,
    seats: all.map((seat) => (seat === mine ? null : 'medium')),
    names: all.map((seat) => (seat === mine ? say('solo.you') : botName(seat))),
    pause: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 700,
  };
}

function takenUpSearch({ seats }: GameRecord, table: string, move: number, seat: number): string {
  const deal = `${table.slice(0, 6)}-${move}-${seat}-${Date.now().toString(36)}`;
  return new URLSearchParams({ seats: String(seats), deal }).toString();
}
