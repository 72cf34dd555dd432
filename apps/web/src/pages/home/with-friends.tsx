import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSay } from '../../i18n.ts';
import { ApiProblem, ask } from '../../play/remote/api.ts';
import { readCode } from '../../play/remote/table-code.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';

/** Whoever was sent a link or told a code joins here; or sets up a table. */
export function WithFriends({ game }: { readonly game: string }) {
  const say = useSay();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const join = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem(null);
    const wish = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    const code = readCode(wish);
    if (wish === '') return;
    if (code === null) go(`/t/${encodeURIComponent(wish.split('/').pop() ?? wish)}`);
    else ask<{ id: string }>('GET', `/api/codes/${code}`).then(({ id }) => go(`/t/${id}`), fail);
  };
  const fail = (error: unknown) => {
    const told = error instanceof ApiProblem ? error : new ApiProblem('other');
    setProblem(told.code === 'no-such-table' ? new ApiProblem('no-such-code') : told);
  };
  return (
    <section className="join">
      <h2 className="display">{say('home.friends')}</h2>
      <p className="soft small">{say('home.friends.lead')}</p>
      <form className="code" onSubmit={join}>
        <label className="vh" htmlFor="code">
          {say('home.code.label')}
        </label>
        <input
          id="code"
          name="code"
          placeholder={say('home.code.hint')}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <button type="submit" className="btn">
          {say('home.join')}
        </button>
      </form>
      {problem !== null && <ProblemLine problem={problem} />}
      <Link className="btn wide" href={`/new/${game}`}>
        <Icon name="link" /> {say('home.newTable')}
      </Link>
      <p className="ok small soft">
        <Icon name="check" /> {say('home.promise')}
      </p>
    </section>
  );
}
