import { useState } from 'react';
import { useSay } from '../../i18n.ts';
import { notedPromise } from '../../play/remote/promises.ts';
import { useTable } from '../store.ts';
import type { Verdict } from './verify.ts';
import './deal.css';

/** The promise, the seed once it is out, and the check that they belong together. */
export function Deal() {
  const say = useSay();
  const { shown, online, store } = useTable();
  const { commitment, seed } = shown;
  const { record } = store.link;
  const [verdict, setVerdict] = useState<Verdict | 'checking' | 'failed' | null>(null);
  const verify = async () => {
    setVerdict('checking');
    try {
      const { verifyDeal } = await import('./verify.ts');
      const noted = online === null ? null : notedPromise(online.table);
      setVerdict(await verifyDeal(await record!(), commitment, noted));
    } catch {
      setVerdict('failed');
    }
  };
  return (
    <section className="deal" aria-label={say('deal.title')}>
      <p className="soft small">{say('deal.lead')}</p>
      <dl>
        <dt>{say('deal.promise')}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{say('deal.seed')}</dt>
        <dd>{seed === null ? <span className="soft">{say('deal.later')}</span> : <code>{seed}</code>}</dd>
      </dl>
      {seed !== null && record !== undefined && (
        <button type="button" className="btn" disabled={verdict === 'checking'} onClick={() => void verify()}>
          {say('deal.verify')}
        </button>
      )}
      <p role="status" className={isFair(verdict) ? 'deal-fair' : ''}>
        {wordsOf(verdict, say)}
      </p>
      {isFair(verdict) && <p className="soft small">{say('deal.proves')}</p>}
    </section>
  );
}

const isFair = (verdict: Verdict | string | null): boolean => typeof verdict === 'object' && verdict?.is === 'fair';

function wordsOf(verdict: Verdict | 'checking' | 'failed' | null, say: ReturnType<typeof useSay>): string {
  if (verdict === null) return '';
  if (typeof verdict === 'string') return say(`deal.${verdict}`);
  return verdict.is === 'fair' ? say('deal.fair', { moves: verdict.moves }) : say(`deal.${verdict.is}`);
}
