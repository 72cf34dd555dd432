import { beginWalk, type Deal, LEARNER, type Lesson, loadDeal, type Seen, type Walk } from '@majlis/lessons';
import type { Shown } from '@majlis/table';
import { partsOf } from '../games/parts.ts';
import { loadGameUi, prepareTable } from '../games/ui.ts';
import { needMessages, say } from '../i18n.ts';
import { botName } from '../play/bot-names.ts';
import type { TableMessage } from '../play/link.ts';
import { LocalLink } from '../play/local/local-link.ts';
import { localTableId } from '../play/local/names.ts';
import { forget } from '../play/local/shelf.ts';
import { wantsLessMotion } from '../settings.ts';
import { TableStore } from '../table/store.ts';
import { keepPlace, placeIn } from './progress.ts';
import { partsFor } from './words.ts';

/** An open table with a guide at it. */
export interface Sitting {
  readonly lesson: Lesson;
  readonly store: TableStore;
  readonly link: LocalLink;
  /** The same table without the guide is there, at `/solo/<game>?<search>`. */
  readonly search: string;
  readonly walk: Walk;
}

const BOT_PAUSE = 900;

/** What a guide cares about, of what the learner sees. */
export const seenOf = ({ log, decision, outcome }: Shown, shown?: readonly string[]): Seen => ({
  ...(shown === undefined ? {} : { shown }),
  log: log.entries.map(({ seat, events }) => ({ seat, events: events.map(({ event }) => event) })),
  asked: decision?.prompt.kind ?? null,
  legal: decision?.legal ?? [],
  isOver: outcome !== null,
});

/** A table of this device under a name of its own, which says how to play on at it. */
function freshSearch({ id, seats, level, config }: Lesson): string {
  const { modules, ...options } = config;
  const wish = new URLSearchParams({ seats: String(seats), level });
  if (Array.isArray(modules)) wish.set('modules', modules.join(','));
  for (const [option, value] of Object.entries(options)) wish.set(option, String(value));
  wish.set('deal', `${id.replace('/', '-')}-${Date.now().toString(36)}`);
  return wish.toString();
}

/** Sits down where somebody was before, or at a new table. */
export async function sitDown(lesson: Lesson): Promise<Sitting> {
  const deal = await loadDeal(lesson);
  const place = placeIn(lesson.id);
  return open(lesson, deal, place?.search ?? freshSearch(lesson), place?.walk ?? null);
}

/** The table as it was when that step began. */
export async function sitBack(sitting: Sitting, step: number): Promise<Sitting> {
  const { lesson, link, search, store } = sitting;
  const walk = stepBack(sitting.walk, step);
  const { moves } = store.getState().message.shown;
  // The first entry of the log is the deal.
  const wanted = walk.since - 1;
  if (wanted === moves) {
    keepPlace(lesson.id, { search, walk });
    return { ...sitting, walk };
  }
  const to = freshSearch(lesson);
  await link.fork(localTableId(lesson.game, search), wanted, localTableId(lesson.game, to));
  store.close();
  await forget(localTableId(lesson.game, search));
  return open(lesson, await loadDeal(lesson), to, walk);
}

const stepBack = (walk: Walk, step: number): Walk => {
  const began = walk.began.slice(0, step + 1);
  return { ...walk, step, began, since: began[step] ?? 1, strayed: false };
};

async function open(lesson: Lesson, deal: Deal, search: string, walk: Walk | null): Promise<Sitting> {
  const { game, config, seats, level } = lesson;
  const loading = loadGameUi(game);
  if (loading === null) throw new Error(`there is no table for ${game}`);
  await needMessages('learn/guide', ...partsFor(lesson), ...partsOf(game, config, seats));
  const link = new LocalLink();
  const first = new Promise<TableMessage>((resolve) => link.onMessage(resolve));
  const wish = {
    game,
    config,
    seats: Array.from({ length: seats }, (_, seat) => (seat === LEARNER ? null : level)),
    names: Array.from({ length: seats }, (_, seat) => (seat === LEARNER ? say('solo.you') : botName(seat))),
    pause: wantsLessMotion() ? 0 : BOT_PAUSE,
    lesson: deal,
  };
  const [ui, refusal] = await Promise.all([loading, link.open(localTableId(game, search), wish)]);
  if (refusal !== null) throw new Error(refusal.code);
  const message = await first;
  await prepareTable(ui, message.shown);
  const store = new TableStore(link, ui, message);
  const begun = walk ?? beginWalk(seenOf(message.shown));
  keepPlace(lesson.id, { search, walk: begun });
  return { lesson, store, link, search, walk: begun };
}
