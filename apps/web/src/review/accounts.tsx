import type { Review } from '@majlis/review';
import { useSay } from '../i18n.ts';
import { SeatArt } from '../table/seat-art.tsx';
import { accountIn, type Unit, useFormat } from './format.ts';
import type { ReviewEyes } from './messages.ts';

const PARTS = ['luck', 'skill', 'rivals'] as const;

/** Smaller changes are written as none. */
const NOTHING: Readonly<Record<Unit, number>> = { win: 0.005, score: 0.05 };

interface AccountsProps {
  readonly review: Review;
  readonly unit: Unit;
  readonly names: readonly string[];
  readonly eyes: ReviewEyes;
}

/** Where everybody's result came from: each row adds up. */
export function Accounts({ review, unit, names, eyes }: AccountsProps) {
  const say = useSay();
  const format = useFormat(unit);
  const accounts = review.accounts.map((account) => accountIn(unit, account));
  const widest = Math.max(...accounts.flatMap((account) => PARTS.map((part) => Math.abs(account[part]))), 1e-9);
  // Through one pair of eyes the others' moves cannot be told from the cards, and only that seat decides.
  const parts = eyes === 'all' ? PARTS : PARTS.filter((part) => part !== 'rivals');
  const seats = eyes === 'all' ? names.map((_, seat) => seat) : [eyes];
  return (
    <section className="review-accounts" aria-labelledby="review-luck">
      <h2 className="display" id="review-luck">
        {say('review.luck')}
      </h2>
      <p className="small soft">{say(eyes === 'all' ? 'review.luck.lead' : 'review.luck.one')}</p>
      <div className="review-sheet">
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{say('review.account.start')}</th>
              {parts.map((part) => (
                <th key={part} scope="col">
                  {say(`review.account.${part}`)}
                </th>
              ))}
              <th scope="col">{say('review.account.end')}</th>
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => {
              const account = accounts[seat];
              if (account === undefined) return null;
              return (
                <tr key={seat}>
                  <th scope="row">
                    <SeatArt seat={seat} /> <span>{names[seat]}</span>
                  </th>
                  <td>{format.value(account.start)}</td>
                  {parts.map((part) => (
                    <td key={part} className={account[part] < -NOTHING[unit] ? 'less' : ''}>
                      {format.change(account[part])}
                      <Bar share={account[part] / widest} part={part} />
                    </td>
                  ))}
                  <td>
                    <b>{format.value(account.end)}</b>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** From the middle to the left for a loss, to the right for a gain. */
function Bar({ share, part }: { readonly share: number; readonly part: (typeof PARTS)[number] }) {
  const width = `${50 * Math.abs(share)}%`;
  return (
    <span className="bar" aria-hidden="true">
      <i className={part} style={share < 0 ? { right: '50%', width } : { left: '50%', width }} />
    </span>
  );
}
