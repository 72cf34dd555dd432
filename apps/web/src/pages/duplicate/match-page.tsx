import { compared, type DealResult, type Match, seatAt } from '@majlis/daily';
import { useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useSay } from '../../i18n.ts';
import { useFormat } from '../../review/format.ts';
import { SeatArt } from '../../table/seat-art.tsx';
import { Floor } from '../../ui/defs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import type { BotsWanted } from './bots-worker.ts';
import { ComparisonHead } from './comparison-head.tsx';
import { freshMatch, type KeptMatch, keepMatch, keyOf, readResult, useMatches, writeResult } from './kept.ts';

/** A match: the deals to play, and once all are played, who made more of the same cards. */
export function MatchPage({ match, name }: { readonly match: Match; readonly name: string }) {
  const say = useSay();
  const kept = useKept(match);
  const { points, player } = kept.own;
  const isOver = points.every((made) => made !== null);
  const next = points.indexOf(null);
  return (
    <div className="court duplicate">
      <Floor pattern="p-girih8" />
      <TopBar />
      <main id="content">
        <h1 className="display">{say('duplicate.match', { game: name })}</h1>
        <p className="duplicate-lead">{say('duplicate.terms', { count: match.deals.length })}</p>
        <ol className="duplicate-deals">
          {match.deals.map(({ seed }, deal) => (
            <li key={seed} className="niche">
              <b className="display">{say('duplicate.deal', { number: deal + 1 })}</b>
              <span>
                <SeatArt seat={seatAt(match, player, deal)} />
                {say('duplicate.seat', { number: seatAt(match, player, deal) + 1 })}
              </span>
              {points[deal] === null ? (
                <Link className={deal === next ? 'btn primary' : 'btn'} href={`${addressOf(match)}/${deal + 1}`}>
                  {say('duplicate.play')}
                </Link>
              ) : (
                <span className="display">{say('table.points', { points: points[deal]! })}</span>
              )}
            </li>
          ))}
        </ol>
        {!isOver && <p className="soft">{say('duplicate.hidden', { count: Object.keys(kept.others).length })}</p>}
        {isOver && <Comparison match={match} kept={kept} />}
        <Invite match={match} kept={kept} isOver={isOver} />
      </main>
    </div>
  );
}

const addressOf = ({ game, code }: Match): string => `/duplicate/${game}/${code}`;

/** Takes up what the link brings: which player one is, and what another one made of it. */
function useKept(match: Match): KeptMatch {
  const search = useSearch();
  const key = keyOf(match.game, match.code);
  const count = match.deals.length;
  const kept = useMatches(({ matches }) => matches[key]);
  const wish = new URLSearchParams(search);
  const player = (Number(wish.get('as') ?? 1) + count - 1) % count || 0;
  const result = readResult(wish.get('result') ?? '', count);
  const sent = result === null ? '' : JSON.stringify(result);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says which result it is
  useEffect(() => {
    keepMatch(key, (before) => {
      const base = before ?? freshMatch(player, count);
      return result === null ? base : { ...base, others: { ...base.others, [result[0]]: result[1] } };
    });
  }, [key, player, sent, count]);
  return kept ?? freshMatch(player, count);
}

/** What bots made of every seat; worked out once. */
function useBots(match: Match, bots: KeptMatch['bots']): boolean {
  const { game, code } = match;
  const isThere = bots.length > 0;
  useEffect(() => {
    if (isThere) return;
    const worker = new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<KeptMatch['bots']>) => {
      keepMatch(keyOf(game, code), (before) => ({ ...(before ?? freshMatch(0, data.length)), bots: data }));
      worker.terminate();
    };
    worker.postMessage({ game, code } satisfies BotsWanted);
    return () => worker.terminate();
  }, [isThere, game, code]);
  return isThere;
}

function Comparison({ match, kept }: { readonly match: Match; readonly kept: KeptMatch }) {
  const say = useSay();
  const format = useFormat('score');
  const isThere = useBots(match, kept.bots);
  if (!isThere) return <p role="status">{say('duplicate.thinking')}</p>;
  const names = [say('solo.you'), ...Object.keys(kept.others)];
  const rows = compared(match, [kept.own, ...Object.values(kept.others)], kept.bots);
  const total = (row: readonly (DealResult | null)[]) => row.reduce((sum, result) => sum + (result?.ahead ?? 0), 0);
  const order = names.map((_, i) => i).sort((a, b) => total(rows[b]!) - total(rows[a]!));
  return (
    <section aria-labelledby="duplicate-compared">
      <h2 className="display" id="duplicate-compared">
        {say('duplicate.compared')}
      </h2>
      <p className="small soft">{say('duplicate.compared.lead')}</p>
      <div className="duplicate-scroll">
        <table className="duplicate-table">
          <ComparisonHead deals={match.deals.length} />
          <tbody>
            {order.map((i) => (
              <tr key={names[i]}>
                <th scope="row">{names[i]}</th>
                {rows[i]!.map((result, deal) => (
                  <td key={match.deals[deal]!.seed}>
                    {result === null ? (
                      '–'
                    ) : (
                      <>
                        <b>{format.change(result.ahead)}</b>{' '}
                        <small>{say('duplicate.made', { points: result.points, seat: result.seat + 1 })}</small>
                      </>
                    )}
                  </td>
                ))}
                <td className="display">{format.change(total(rows[i]!))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Links for others: to the deals from another seat, and with one's own results once there are all of them. */
function Invite({
  match,
  kept,
  isOver,
}: {
  readonly match: Match;
  readonly kept: KeptMatch;
  readonly isOver: boolean;
}) {
  const say = useSay();
  const [name, setName] = useState('');
  const [copied, setCopied] = useState<number | null>(null);
  const count = match.deals.length;
  const others = Array.from({ length: count - 1 }, (_, i) => (kept.own.player + i + 1) % count);
  const copy = (player: number) => {
    const wish = new URLSearchParams({ as: String(player + 1) });
    if (isOver && name.trim() !== '') wish.set('result', writeResult(name.trim(), kept.own));
    void navigator.clipboard.writeText(`${location.origin}${addressOf(match)}?${wish}`).then(() => setCopied(player));
  };
  return (
    <section className="duplicate-invite" aria-labelledby="duplicate-invite">
      <h2 className="display" id="duplicate-invite">
        {say('duplicate.invite')}
      </h2>
      <p className="small soft">{say(isOver ? 'duplicate.invite.results' : 'duplicate.invite.lead')}</p>
      {isOver && (
        <label className="field">
          <span className="eyebrow">{say('duplicate.name')}</span>
          <input value={name} maxLength={24} onChange={({ target }) => setName(target.value)} />
        </label>
      )}
      <p className="duplicate-ways">
        {others.map((player) => (
          <button key={player} type="button" className="btn" onClick={() => copy(player)}>
            <Icon name={copied === player ? 'check' : 'link'} />{' '}
            <span>{say(copied === player ? 'lobby.copied' : 'duplicate.link', { number: player + 1 })}</span>
          </button>
        ))}
      </p>
    </section>
  );
}
