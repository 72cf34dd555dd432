import { MAX_CONFIG, MatchId, MatchSummary, NewMatch } from '@majlis/protocol';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { addressOf, Buckets } from '../limits.ts';
import { summaryOfMatch } from '../matches/match-summary.ts';
import { Matches, wishOf } from '../matches/matches.ts';
import type { Reception } from './house.ts';
import { Problem, playerOf } from './problem.ts';
import { bodyOf, paramsOf, route } from './route.ts';

const AtMatch = Type.Object({ match: MatchId });
const Made = Type.Object({ id: MatchId });
const Mine = Type.Object({
  matches: Type.Array(
    Type.Object({ id: MatchId, game: Type.String(), createdAt: Type.Integer(), isStarted: Type.Boolean() }),
  ),
});
const LISTED = 20;

/** The same deals at several tables, compared without the luck. */
export function addMatchRoutes(server: FastifyInstance, reception: Reception): void {
  const { people, store, limits, time } = reception;
  const matches = new Matches(reception);
  const making = new Buckets(limits.making, time);
  const show = async (id: string, viewer: string | null) => summaryOfMatch(reception, await matches.find(id), viewer);

  const mine = { summary: 'The matches I take part in', response: Mine };
  route(server, 'GET', '/api/matches', mine, async (request) => {
    const { id: player } = await playerOf(request, people);
    const rows = await store.matchesOf({ player, limit: LISTED });
    const told = rows.map(({ id, game, created_at: createdAt, started_at }) => {
      return { id, game, createdAt, isStarted: started_at !== null };
    });
    return { matches: told };
  });

  const make = { summary: 'Set up a match', body: NewMatch, bodyLimit: MAX_CONFIG, response: Made };
  route(server, 'POST', '/api/matches', make, async (request) => {
    const { id: host } = await playerOf(request, people);
    if (!making.take(addressOf(request.ip))) throw new Problem(429, 'too-many');
    return { id: await matches.make(host, bodyOf(request, NewMatch)) };
  });

  const look = {
    summary: 'A match, with the comparison of its finished deals',
    params: AtMatch,
    response: MatchSummary,
  };
  route(server, 'GET', '/api/matches/:match', look, async (request) => {
    const player = request.headers.authorization === undefined ? null : await playerOf(request, people);
    return show(paramsOf(request, AtMatch).match, player?.id ?? null);
  });

  const join = { summary: 'Join a match before it starts', params: AtMatch, response: MatchSummary };
  route(server, 'POST', '/api/matches/:match/join', join, async (request) => {
    const { id: player } = await playerOf(request, people);
    const { match } = paramsOf(request, AtMatch);
    await matches.join(match, player);
    return show(match, player);
  });

  const leave = { summary: 'Leave a match before it starts', params: AtMatch, response: MatchSummary };
  route(server, 'POST', '/api/matches/:match/leave', leave, async (request) => {
    const { id: player } = await playerOf(request, people);
    const { match } = paramsOf(request, AtMatch);
    await matches.leave(match, player);
    return show(match, player);
  });

  const start = { summary: 'Start the match (host)', params: AtMatch, response: MatchSummary };
  route(server, 'POST', '/api/matches/:match/start', start, async (request) => {
    const { id: player } = await playerOf(request, people);
    const { match } = paramsOf(request, AtMatch);
    const whole = await matches.find(match);
    if (whole.match.host !== player) throw new Problem(403, 'not-the-host');
    const { tables, deals } = wishOf(whole);
    if (!making.take(addressOf(request.ip), tables * deals)) throw new Problem(429, 'too-many');
    await matches.start(match);
    return show(match, player);
  });
}
