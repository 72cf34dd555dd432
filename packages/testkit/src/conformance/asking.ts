import { nullLog, type Prompt, type Refusal, type Seat, sameJson } from '@majlis/kernel';
import { isStrayWrite, throughJson, whatIsNotPlain } from '../plain.ts';
import type { Run } from '../run.ts';

/** Runs a question on a frozen state: asking changes nothing. */
export function askOf<T>(run: Run, what: string, question: () => T): T {
  try {
    return question();
  } catch (error) {
    if (isStrayWrite(error))
      run.fail('asking-changes-nothing', `${what} wrote into the state: ${(error as Error).stack}`);
    throw error;
  }
}

/** What a seat is asked and may answer. */
export interface Asked {
  readonly prompt: Prompt;
  readonly actions: readonly unknown[];
}

/** Who is asked, what, and what they may answer. `state` is frozen. */
export function checkAsking(run: Run, state: unknown): ReadonlyMap<Seat, Asked> {
  const { game } = run;
  const deciders = askOf(run, 'deciders', () => game.deciders(state));
  checkDeciders(run, state, deciders);
  const asked = new Map<Seat, Asked>();
  for (const seat of run.seats) {
    const prompt = askOf(run, 'prompt', () => game.prompt(state, seat));
    const actions = askOf(run, 'legalActions', () => game.legalActions(state, seat));
    if (!deciders.includes(seat)) {
      if (prompt !== null) run.fail('only-deciders-asked', `p${seat} is not asked and has a prompt "${prompt.kind}"`);
      if (actions.length > 0)
        run.fail('only-deciders-asked', `p${seat} is not asked and has ${actions.length} actions`);
      continue;
    }
    if (prompt === null || typeof prompt.kind !== 'string')
      run.fail('deciders-have-a-prompt', `p${seat} is asked without a prompt`);
    const strange = whatIsNotPlain(prompt);
    if (strange !== null) run.fail('plain-json', `the prompt of p${seat} is not plain JSON: ${strange}`);
    if (actions.length === 0) run.fail('deciders-can-act', `p${seat} is asked and has no legal action`);
    checkActions(run, state, seat, actions);
    checkAny(run, state, seat, actions);
    asked.set(seat, { prompt, actions });
  }
  askOf(run, 'view', () => checkView(run, state, run.pick([...run.seats, 'spectator'])));
  return asked;
}

function checkDeciders(run: Run, state: unknown, deciders: readonly Seat[]): void {
  const over = run.game.outcome(state) !== null;
  if (over && deciders.length > 0) run.fail('only-deciders-asked', 'the game is over and somebody is asked');
  if (!over && deciders.length === 0) run.fail('deciders-can-act', 'the game is not over and nobody is asked');
  if (new Set(deciders).size < deciders.length || !deciders.every((seat) => run.seats.includes(seat))) {
    run.fail('only-deciders-asked', `these are not seats, each once: ${JSON.stringify(deciders)}`);
  }
}

function checkView(run: Run, state: unknown, viewer: Seat | 'spectator'): void {
  const strange = whatIsNotPlain(run.game.view(state, viewer));
  if (strange !== null) run.fail('plain-json', `the view of ${viewer} is not plain JSON: ${strange}`);
  const told = whatIsNotPlain(run.game.tell?.(state, viewer) ?? null);
  if (told !== null) run.fail('plain-json', `what ${viewer} is told is not plain JSON: ${told}`);
}

/** What playouts choose without a list is what the list has at that place: the last, and one that changes with every action. */
function checkAny(run: Run, state: unknown, seat: Seat, actions: readonly unknown[]): void {
  const { game } = run;
  if (game.anyAction === undefined) return;
  for (const at of new Set([actions.length - 1, run.played.length % actions.length])) {
    let among = -1;
    const below = (n: number): number => {
      among = n;
      return at;
    };
    const any = askOf(run, 'anyAction', () => game.anyAction!(state, seat, { below }));
    if (among !== actions.length)
      run.fail('any-is-listed', `p${seat} chooses among ${among} and has ${actions.length} actions`);
    if (!sameJson(any, actions[at])) {
      const wish = `action ${at} of p${seat}, ${JSON.stringify(actions[at])}`;
      run.fail('any-is-listed', `${JSON.stringify(any)} is chosen for ${wish}`);
    }
  }
}

const MOST = 12;

function checkActions(run: Run, state: unknown, seat: Seat, actions: readonly unknown[]): void {
  const texts = new Set<string>();
  for (const action of actions) {
    const text = JSON.stringify(action);
    if (texts.has(text)) run.fail('listed-once', `p${seat} has the same action twice: ${text}`);
    texts.add(text);
  }
  const step = Math.max(1, Math.floor(actions.length / MOST));
  for (let i = run.rng.below(step); i < actions.length; i += step) checkAction(run, state, seat, actions[i]);
}

function checkAction(run: Run, state: unknown, seat: Seat, action: unknown): void {
  const { game } = run;
  const words = () => JSON.stringify(action);
  const strange = whatIsNotPlain(action);
  if (strange !== null) run.fail('plain-json', `the action ${words()} is not plain JSON: ${strange}`);
  const refusal: Refusal | null = askOf(run, 'check', () => game.check(state, seat, action));
  if (refusal !== null) run.fail('listed-is-legal', `p${seat} is offered ${words()} and refused: ${refusal.code}`);
  if (!sameJson(game.readAction(throughJson(action)), action)) {
    run.fail(
      'actions-can-be-read',
      `readAction does not return ${words()} but ${JSON.stringify(game.readAction(action))}`,
    );
  }
  const text = game.actionText(action);
  if (typeof text !== 'string' || text.trim() === '' || /[\n\r]/.test(text)) {
    run.fail('actions-have-a-text', `the text of ${words()} is ${JSON.stringify(text)}`);
  }
  if (!sameJson(game.parseAction(text), action)) {
    run.fail('actions-have-a-text', `"${text}" reads ${JSON.stringify(game.parseAction(text))}, not ${words()}`);
  }
}

/** What `check` accepts can be applied, listed or not. */
export function applyOnCopy(run: Run, state: unknown, seat: Seat, action: unknown, words: string): void {
  const copy = run.game.copy(state);
  try {
    run.game.apply(copy, seat, action, nullLog);
  } catch (error) {
    if (isStrayWrite(error))
      run.fail('copy-is-apart', `${words} on a copy wrote into the original: ${(error as Error).stack}`);
    run.fail('accepted-can-be-done', `${words} is accepted and throws: ${(error as Error).stack}`);
  }
  const strange = whatIsNotPlain(copy);
  if (strange !== null) run.fail('plain-json', `after ${words} the state is not plain JSON: ${strange}`);
}
