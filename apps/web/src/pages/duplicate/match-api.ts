import type { MatchSummary, NewMatch } from '@majlis/protocol';
import { useCallback, useEffect, useState } from 'react';
import { ApiProblem, ask, me } from '../../play/remote/api.ts';

export interface MyMatch {
  readonly id: string;
  readonly game: string;
  readonly createdAt: number;
  readonly isStarted: boolean;
}

export const matchApi = {
  mine: async (): Promise<readonly MyMatch[]> =>
    me() === null ? [] : (await ask<{ matches: readonly MyMatch[] }>('GET', '/api/matches')).matches,
  make: (wish: NewMatch) => ask<{ id: string }>('POST', '/api/matches', wish),
  find: (id: string) => ask<MatchSummary>('GET', `/api/matches/${id}`),
  join: (id: string) => ask<MatchSummary>('POST', `/api/matches/${id}/join`),
  leave: (id: string) => ask<MatchSummary>('POST', `/api/matches/${id}/leave`),
  start: (id: string) => ask<MatchSummary>('POST', `/api/matches/${id}/start`),
};

export const problemOf = (error: unknown): ApiProblem =>
  error instanceof ApiProblem ? error : new ApiProblem('other');

const POLL = 4_000;

/** A match, looked at again and again until it is over. */
export function useMatch(id: string) {
  const [match, setMatch] = useState<MatchSummary | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const attempt = useCallback(async (what: () => Promise<MatchSummary>) => {
    try {
      setMatch(await what());
      setProblem(null);
    } catch (error) {
      setProblem(problemOf(error));
    }
  }, []);
  const isOver = match?.phase === 'over' || problem?.code === 'no-such-match';
  useEffect(() => {
    const look = () => void matchApi.find(id).then(setMatch, (error) => setProblem(problemOf(error)));
    look();
    if (isOver) return;
    const timer = setInterval(look, POLL);
    return () => clearInterval(timer);
  }, [id, isOver]);
  return { match, problem, attempt };
}
