import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../../i18n.ts';
import { type ApiProblem, leaveDevice } from '../../play/remote/api.ts';
import { Confirmed } from '../../ui/confirmed.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { problemOf, useAsked } from './use-asked.ts';
import { youApi } from './you-api.ts';

/** Six words that bring somebody back. Shown once: the server keeps only what they can be recognised by. */
export function Words() {
  const say = useSay();
  const { value } = useAsked(youApi.devices);
  const [words, setWords] = useState<string | null>(null);
  const [isCopied, copied] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const make = () => {
    copied(false);
    youApi.words().then(
      (made) => setWords(made.words),
      (error) => setProblem(problemOf(error)),
    );
  };
  const has = words !== null || (value?.hasWords ?? false);
  return (
    <section className="niche">
      <h2 className="display">{say('you.words')}</h2>
      <p className="small soft">{say(has && words === null ? 'you.words.have' : 'you.words.lead')}</p>
      {words !== null && (
        <>
          <ol className="you-words" aria-label={say('you.words')}>
            {words.split(' ').map((word, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
              <li key={i}>{word}</li>
            ))}
          </ol>
          <p className="small">{say('you.words.once')}</p>
          <button
            type="button"
            className="btn"
            onClick={() => void navigator.clipboard.writeText(words).then(() => copied(true))}
          >
            <Icon name="cards" /> {say('you.copy')}
          </button>
          {isCopied && <span role="status">{say('you.copied')}</span>}
        </>
      )}
      {words === null && (
        <button type="button" className="btn" onClick={make}>
          {say(has ? 'you.words.again' : 'you.words.make')}
        </button>
      )}
      {problem !== null && <ProblemLine problem={problem} />}
    </section>
  );
}

/** Nothing is left of somebody but their moves. */
export function Gone() {
  const say = useSay();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const end = () =>
    youApi.deleteMe().then(
      () => {
        leaveDevice();
        go('/');
      },
      (error) => setProblem(problemOf(error)),
    );
  return (
    <section className="niche">
      <Confirmed
        icon="close"
        label={say('you.delete')}
        question={say('you.delete.question')}
        yes={say('you.delete.yes')}
        onYes={() => void end()}
      />
      {problem !== null && <ProblemLine problem={problem} />}
    </section>
  );
}
