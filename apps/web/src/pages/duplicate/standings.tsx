import type { MatchSummary } from '@majlis/protocol';
import { Link } from 'wouter';
import { useSay } from '../../i18n.ts';
import { type Format, useFormat } from '../../review/format.ts';
import { ComparisonHead } from './comparison-head.tsx';

type Deal = MatchSummary['deals'][number];

/** Where somebody sat at a deal, and what came of it. */
function resultOf({ tables }: Deal, player: string) {
  for (const { seats } of tables) {
    const seat = seats.findIndex((each) => each.player === player);
    if (seat >= 0) return { seat, ...seats[seat]! };
  }
  return null;
}

/** Who made more of the same cards, over the deals that are over everywhere. */
export function Standings({ match }: { readonly match: MatchSummary }) {
  const say = useSay();
  const format = useFormat('score');
  const { deals, players } = match;
  if (!deals.some(({ isOver }) => isOver)) return null;
  const order = players.toSorted((a, b) => b.ahead - a.ahead);
  return (
    <div>
      <h2 className="display" id="match-compared">
        {say('duplicate.compared')}
      </h2>
      <p className="small soft">{say('duplicate.compared.lead')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key */}
      <section className="duplicate-scroll" aria-labelledby="match-compared" tabIndex={0}>
        <table className="duplicate-table">
          <ComparisonHead deals={deals.length} />
          <tbody>
            {order.map(({ id, name, ahead }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {deals.map((deal, number) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a deal is its number
                  <td key={number}>
                    <Result deal={deal} player={id} format={format} />
                  </td>
                ))}
                <td className="display">{format.change(ahead)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Replays match={match} />
    </div>
  );
}

function Result({ deal, player, format }: { deal: Deal; player: string; format: Format }) {
  const say = useSay();
  const result = resultOf(deal, player);
  if (!deal.isOver || result === null) return '–';
  const { ahead, points, seat } = result;
  if (ahead === null || points === null) return <span className="small soft">{say('match.unfinished')}</span>;
  return (
    <>
      <b>{format.change(ahead)}</b> <small>{say('duplicate.made', { points, seat: seat + 1 })}</small>
    </>
  );
}

/** Games of deals that are over lie open. */
function Replays({ match: { deals } }: { readonly match: MatchSummary }) {
  const say = useSay();
  const links = deals.flatMap(({ tables }, deal) =>
    tables.flatMap(({ id, phase }, table) =>
      id !== null && phase === 'over' && deals[deal]!.isOver ? [{ id, deal, table }] : [],
    ),
  );
  return (
    <ul className="match-replays" aria-label={say('match.replays')}>
      {links.map(({ id, deal, table }) => (
        <li key={id}>
          <Link className="btn" href={`/t/${id}/replay`}>
            {say('match.replay', { deal: deal + 1, table: table + 1 })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
