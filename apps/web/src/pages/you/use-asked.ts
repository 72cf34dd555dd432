import { useCallback, useEffect, useState } from 'react';
import { ApiProblem } from '../../play/remote/api.ts';

export const problemOf = (error: unknown): ApiProblem =>
  error instanceof ApiProblem ? error : new ApiProblem('other');

export interface Asked<T> {
  readonly value: T | null;
  readonly problem: ApiProblem | null;
  /** Does something that answers with the new state; true if it could. */
  readonly change: (what: Promise<T>) => Promise<boolean>;
  readonly refresh: () => void;
}

/** Something of the server's, and what goes wrong with it. `first` must stay the same function. */
export function useAsked<T>(first: () => Promise<T>): Asked<T> {
  const [value, setValue] = useState<T | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const change = useCallback(
    (what: Promise<T>) =>
      what.then(
        (news) => {
          setValue(news);
          setProblem(null);
          return true;
        },
        (error) => {
          setProblem(problemOf(error));
          return false;
        },
      ),
    [],
  );
  const refresh = useCallback(() => void change(first()), [change, first]);
  useEffect(refresh, [refresh]);
  return { value, problem, change, refresh };
}
