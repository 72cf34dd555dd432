import { gameById } from '@majlis/games';
import { playableById } from '@majlis/games/heuristics';
import { fetchOlderRules } from '@majlis/games/kept';
import {
  type AnyGame,
  commitmentOf,
  EventLog,
  type GameRecord,
  hashJson,
  type Json,
  rngFrom,
  type Seat,
} from '@majlis/kernel';
import { STANDARD } from '@majlis/review';
import { listGames } from '../commands/games.ts';
import { whatIsWrongWithRecord } from '../record-schema.ts';
import { reviewRecord } from '../review/review-record.ts';
import { freshSeed } from '../setting.ts';
import { actionsOf, type Held, heldAfter, heldFromDeal, heldFromPosition, heldFromRecord, recordOf } from './held.ts';
import { Lanes } from './lanes.ts';
import { ERRORS, ProtocolError, Refused } from './protocol-error.ts';
import { type RequestOf, requests } from './schema.ts';
import { schemaDocument } from './schema-document.ts';
import type { Ops, Session } from './session.ts';

export const ops: Ops = {
  games: () => ({ games: listGames() as never }),

  new(session, { game: id, seats, config: wish = {}, seed = freshSeed() }) {
    const game = findGame(id);
    const config = checkedConfig(game, wish, seats);
    const held = heldFromDeal(game, { config, seats, seed }, game.setup(config, seats, seed, new EventLog()));
    return hold(session, held, { ...whereItStands(held), config, seed, commitment: commitmentOf(seed) });
  },

  async load(session, request) {
    const held = request.record === undefined ? await fromState(session, request) : await fromRecord(session, request);
    return hold(session, held, whereItStands(held));
  },

  deciders({ game: { game, state } }) {
    return { deciders: [...game.deciders(state)], over: game.outcome(state) !== null };
  },

  prompt({ game: held }, { seat }) {
    checkSeat(held, seat);
    return { prompt: held.game.prompt(held.state, seat), decisionId: held.game.decisionId(held.state, seat) };
  },

  legal({ game: held }, { seat, texts }) {
    checkSeat(held, seat);
    const actions = held.game.legalActions(held.state, seat);
    return texts ? { actions, texts: actions.map((action) => held.game.actionText(action)) } : { actions };
  },

  check({ game: held }, request) {
    checkedAction(held, request);
    return {};
  },

  act(session, request) {
    const held = session.game;
    const { seat, viewer } = request;
    if (viewer !== undefined && viewer !== 'spectator') checkSeat(held, viewer);
    const action = checkedAction(held, request);
    const log = new EventLog<Json>();
    const state = held.game.copy(held.state);
    const { revealed } = held.game.apply(state, seat, action, log);
    const after = heldAfter(held, seat, action, state);
    const events = viewer === undefined ? {} : { events: log.shownTo(viewer) as never };
    return hold(session, after, { ...standing(after), revealed, ...events });
  },

  view({ game: held }, { viewer }) {
    if (viewer !== 'spectator') checkSeat(held, viewer);
    return { view: held.game.view(held.state, viewer) };
  },

  state: ({ game: { game, state, hash } }) => ({ game: game.id, state, hash }),
  scores: ({ game: { game, state } }) => ({ scores: [...game.scores(state)] }),
  outcome: ({ game: { game, state } }) => ({ outcome: game.outcome(state) as never }),
  record: ({ game }) => ({ record: recordOf(game) as never }),

  save: (session) => ({ handle: session.keep(session.game) }),
  restore(session, { handle }) {
    const held = session.keptAs(handle);
    return hold(session, held, whereItStands(held));
  },
  forget(session, { handle }) {
    session.forget(handle);
    return {};
  },

  knowledge({ game: held }, { seat }) {
    checkSeat(held, seat);
    return { knowledge: held.game.knowledge(held.state, seat) };
  },

  imagine(session, { seat, seed = freshSeed(), state: isStateWanted }) {
    const held = session.game;
    checkSeat(held, seat);
    const { game, state: truth } = held;
    const state = game.imagine(game.knowledge(truth, seat), rngFrom(seed));
    const answer = { handle: session.keep(heldFromPosition(game, state)), seed, hash: hashJson(state) };
    return isStateWanted ? { ...answer, state } : answer;
  },

  lanes(session, { game: id, seats, config: wish = {}, seeds }) {
    const game = findGame(id);
    const lanes = new Lanes(game, seats, checkedConfig(game, wish, seats), seeds);
    session.runLanes(lanes);
    return { asked: lanes.asked as never };
  },
  step({ lanes }, { choices, deal = [] }) {
    const ended = lanes.step(choices, deal);
    return { asked: lanes.asked as never, ended: ended as never };
  },
  run({ lanes }, { draws, deal = [] }) {
    const { ended, moves } = lanes.run(draws, deal);
    return { asked: lanes.asked as never, ended: ended as never, moves };
  },
  look({ lanes }, { lanes: which = Array.from({ length: lanes.size }, (_, lane) => lane), ...wish }) {
    return { lanes: which.map((lane) => lanes.look(lane, wish)) as never };
  },

  async review({ game: held }, { budget = STANDARD, as }) {
    if (as !== undefined) checkSeat(held, as);
    const known = playableById(held.game.id);
    if (known === null) throw new ProtocolError('unknown-game');
    const record = recordOf(held);
    const older = await fetchOlderRules(held.game, record.segments);
    return reviewRecord(known, record, { budget, eyes: as ?? 'all', older }) as never;
  },

  help: () => ({
    ops: Object.fromEntries(Object.entries(requests).map(([op, { about }]) => [op, about])),
    errors: ERRORS,
  }),
  schema: () => ({ schema: schemaDocument() }),
};

/** Only when the answer is complete: nothing that throws on the way there changes the held game. */
function hold<R>(session: Session, held: Held, answer: R): R {
  session.hold(held);
  return answer;
}

function findGame(id: string): AnyGame {
  const game = gameById(id);
  if (game === null) throw new ProtocolError('unknown-game');
  return game;
}

function checkedConfig(game: AnyGame, wish: unknown, seats: number): Json {
  const checked = game.checkConfig(wish, seats);
  if (!checked.ok) throw new Refused(checked.refusal);
  return checked.value as Json;
}

function checkSeat(held: Held, seat: Seat): void {
  if (seat >= held.seats) throw new ProtocolError('no-such-seat');
}

/** The action that is meant, if the rules accept it. */
function checkedAction(held: Held, request: RequestOf<'check'>): unknown {
  const { game, state } = held;
  const { seat, action: wish, text, decisionId } = request;
  if ((wish === undefined) === (text === undefined))
    throw new ProtocolError('bad-request', 'one of action and text expected');
  checkSeat(held, seat);
  const action = text === undefined ? game.readAction(wish) : game.parseAction(text);
  if (action === null) throw new ProtocolError('not-an-action');
  if (decisionId !== undefined && decisionId !== game.decisionId(state, seat))
    throw new ProtocolError('stale-decision');
  const refusal = game.check(state, seat, action);
  if (refusal !== null) throw new Refused(refusal);
  return action;
}

async function fromState({ probe }: Session, { game: id, state, at }: RequestOf<'load'>): Promise<Held> {
  if (id === undefined || state === undefined || at !== undefined) {
    throw new ProtocolError('bad-request', 'a record, or game and state expected');
  }
  const game = findGame(id);
  const result = await probe({ game: id, state: JSON.stringify(state) });
  if (!result.ok) throw new ProtocolError('bad-state', result.message);
  return heldFromPosition(game, state);
}

async function fromRecord({ probe }: Session, request: RequestOf<'load'>): Promise<Held> {
  if (request.game !== undefined || request.state !== undefined) {
    throw new ProtocolError('bad-request', 'a record, or game and state expected');
  }
  const record = request.record as GameRecord;
  const wrong = whatIsWrongWithRecord(record);
  if (wrong !== null) throw new ProtocolError('bad-record', wrong);
  const game = findGame(record.game);
  const { at } = request;
  const result = await probe({ game: game.id, record: JSON.stringify(record), ...(at === undefined ? {} : { at }) });
  if (!result.ok) throw new ProtocolError('bad-record', result.message);
  return heldFromRecord(game, record, result.at, JSON.parse(result.state));
}

const standing = ({ game, state, hash }: Held) => ({
  deciders: [...game.deciders(state)],
  over: game.outcome(state) !== null,
  hash,
});

const whereItStands = (held: Held) => ({
  game: held.game.id,
  rulesVersion: held.game.rulesVersion,
  seats: held.seats,
  actions: actionsOf(held),
  ...standing(held),
});
