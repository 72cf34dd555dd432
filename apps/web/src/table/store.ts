import type { Json, Refusal, Seat } from '@majlis/kernel';
import type { Shown, ShownDecision } from '@majlis/table';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { GameUi, Telling } from '../games/ui.ts';
import { useLocale, useSay } from '../i18n.ts';
import type { Courtesy, OnlineFacts, SoloFacts, TableLink, TableMessage } from '../play/link.ts';
import { useSettings } from '../settings.ts';
import { type Fall, fallsBetween } from './falls.ts';

/** One open table: the last message, and what the viewer has in hand but not yet done. */
export interface TableState {
  readonly message: TableMessage;
  readonly refusal: Refusal | null;
  /** Chosen, and to be confirmed by those who want to be asked. */
  readonly pending: Json | null;
  /** To be asked: taking back goes past hidden cards. */
  readonly isTakingBack: boolean;
  /** The statement of the rulebook somebody wants to read. */
  readonly rule: string | null;
  /** Whose points went down while this page was open, and why. */
  readonly falls: readonly Fall[];
  /** Something at the table has still to be looked at before the end is told. */
  readonly isEndHeld: boolean;
  /** An answer is on its way. */
  readonly isSending: boolean;
}

/** Keeps what the link says, and passes on what the viewer does. */
export class TableStore {
  readonly link: TableLink;
  readonly ui: GameUi;
  /** Several people play at this one device. */
  readonly isShared: boolean;
  private state: TableState;
  private readonly listeners = new Set<() => void>();
  private readonly stop: () => void;
  /** Counts what was looked at, so that an answer about the last place but one is not taken for this one's. */
  private looks = 0;

  constructor(link: TableLink, ui: GameUi, first: TableMessage, isShared = false) {
    this.link = link;
    this.ui = ui;
    this.isShared = isShared;
    this.state = {
      message: first,
      refusal: null,
      pending: null,
      isTakingBack: false,
      rule: null,
      falls: [],
      isEndHeld: false,
      isSending: false,
    };
    this.stop = link.onMessage((message) => this.hear(message));
  }

  get isReplay(): boolean {
    return this.link.isReplay ?? false;
  }

  readonly subscribe = (listen: () => void): (() => void) => {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  };

  readonly getState = (): TableState => this.state;

  /** Answers the question the viewer is asked now. */
  readonly act = async (action: Json): Promise<void> => {
    if (!useSettings.getState().confirm && this.link.isPuzzle !== true) await this.play(action);
    else this.set({ pending: action, refusal: null });
  };

  /** Does what waits to be confirmed, or lets it be. */
  readonly confirm = async (isSo: boolean): Promise<void> => {
    const { pending } = this.state;
    this.set({ pending: null });
    if (isSo && pending !== null) await this.play(pending);
  };

  private async play(action: Json): Promise<void> {
    const { decision, viewer } = this.state.message.shown;
    if (decision === null || viewer === 'spectator') return;
    await this.send(() => this.link.act(viewer, decision.id, action));
  }

  /** A question that is put again has to be answered again. */
  private hear(message: TableMessage): void {
    const before = this.state.message.shown;
    const isSame = message.shown.decision?.id === before.decision?.id;
    const falls = this.state.falls.filter(({ moves }) => moves <= message.shown.moves);
    const fallen = fallsBetween(before, message.shown);
    this.set({ message, refusal: null, falls: [...falls, ...fallen], ...(isSame ? {} : { pending: null }) });
  }

  /** Past hidden cards only after a word, the first time: from then on the game is marked. */
  readonly undo = async (): Promise<void> => {
    const { shown, solo } = this.state.message;
    if (shown.undo !== null && solo?.takeBack === 'shows' && !solo.hasTakeBacks) this.set({ isTakingBack: true });
    else await this.takeBack(true);
  };

  readonly takeBack = async (isSo: boolean): Promise<void> => {
    const { viewer } = this.state.message.shown;
    this.set({ isTakingBack: false });
    if (isSo && viewer !== 'spectator') await this.send(() => this.link.undo(viewer));
  };

  readonly check = (action: Json): Promise<Refusal | null> => {
    const { viewer } = this.state.message.shown;
    return viewer === 'spectator' ? Promise.resolve({ code: 'spectator' }) : this.link.check(viewer, action);
  };

  /** Asks something of the others; null if it was granted. */
  readonly ask = async (courtesy: Courtesy): Promise<Refusal | null> => {
    const { viewer } = this.state.message.shown;
    if (viewer === 'spectator' || this.link.ask === undefined) return { code: 'spectator' };
    const answer = await this.link.ask(viewer, courtesy);
    return answer.ok ? null : answer.refusal;
  };

  /** Looks at what may perhaps not be done: why not is said where the question stands. */
  readonly explain = async (action: Json): Promise<Refusal | null> => {
    const { decision } = this.state.message.shown;
    if (decision === null) return null;
    const look = ++this.looks;
    const refusal = await this.check(action);
    const isCurrent = look === this.looks && this.state.message.shown.decision?.id === decision.id;
    if (isCurrent) this.set({ refusal });
    return refusal;
  };

  readonly forgetRefusal = (): void => {
    this.looks++;
    if (this.state.refusal !== null) this.set({ refusal: null });
  };

  readonly holdEnd = (isEndHeld: boolean): void => this.set({ isEndHeld });

  readonly lookUp = (rule: string | null): void => this.set({ rule });

  close(): void {
    this.stop();
    this.link.close();
  }

  /** Buttons stay as they are meanwhile, or they would lose the focus: one wish at a time is seen to here. */
  private async send(what: () => ReturnType<TableLink['act']>): Promise<void> {
    if (this.state.isSending) return;
    this.set({ isSending: true });
    const answer = await what();
    this.set({ isSending: false, ...(answer.ok ? {} : { refusal: answer.refusal }) });
  }

  private set(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change };
    for (const listen of this.listeners) listen();
  }
}

/** For what comes before the end, such as the last scoring: while it is held, the page of the end waits. */
export function useHeldEnd(isHeld: boolean): void {
  const { store } = useTable();
  useEffect(() => {
    if (!isHeld) return;
    store.holdEnd(true);
    return () => store.holdEnd(false);
  }, [isHeld, store]);
}

export const TableContext = createContext<TableStore | null>(null);

export interface OpenTable extends TableState {
  readonly store: TableStore;
  readonly ui: GameUi;
  readonly shown: Shown;
  readonly decision: ShownDecision | null;
  readonly names: readonly string[];
  /** Null where the table runs on this device alone. */
  readonly online: OnlineFacts | null;
  /** Null where others play too. */
  readonly solo: SoloFacts | null;
  readonly telling: Telling;
}

/** The table this component stands on. */
export function useTable(): OpenTable {
  const store = useContext(TableContext);
  if (store === null) throw new Error('there is no table here');
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const say = useSay();
  const { version } = useLocale();
  const { shown, names, online = null, solo = null } = state.message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: some words of a table arrive after it is shown
  const telling = useMemo(
    (): Telling => ({
      say,
      shown,
      isViewer: (seat: Seat) => seat === shown.viewer && !store.isReplay,
      nameOf: (seat: Seat) =>
        seat === shown.viewer && !store.isReplay ? say('table.you') : (names[seat] ?? String(seat + 1)),
    }),
    [say, shown, names, store, version],
  );
  return { ...state, store, ui: store.ui, shown, names, online, solo, decision: shown.decision, telling };
}
