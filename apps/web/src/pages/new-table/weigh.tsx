import type { MessageId } from '@majlis/i18n';
import { useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Shelf, weighed } from './box.ts';
import { ModuleArt } from './module-art.tsx';
import { meetings } from './words.ts';

interface WeighProps {
  readonly game: string;
  readonly shelves: readonly Shelf[];
  /** In the order of the shelves. */
  readonly chosen: readonly string[];
  readonly minutes: number;
  /** Why it cannot be played so; empty if it can. */
  readonly reasons: readonly string[];
}

/** More meetings than these stand behind a door. */
const SHOWN = 3;

/** What the set makes of an evening: how long, how heavy, whether it goes together, and where its modules meet. */
export function Weigh({ game, shelves, chosen, minutes, reasons }: WeighProps) {
  const say = useSay();
  const { from, to, weight } = weighed(shelves, chosen, minutes);
  const met = meetings(say, chosen);
  const shown = met.slice(0, SHOWN);
  const more = met.slice(SHOWN);
  return (
    <section className="weigh niche" aria-label={say('composer.length.label')}>
      <div className="weigh-length">
        <Drawing className="gauge" box="0 0 220 40" art={gaugeArt(from, to)} />
        <p>
          <b className="display">{say('composer.length', { from, to })}</b>
          <span className="small soft">
            {say('composer.weight')}: {say(`composer.weight.${weight}` as MessageId)}{' '}
            <span className="dots" aria-hidden="true">
              {'●'.repeat(weight)}
              <span>{'●'.repeat(4 - weight)}</span>
            </span>
          </span>
        </p>
      </div>
      <div role="status">
        <ul className="checks">
          {reasons.length === 0 ? (
            <li className="ok">
              <Icon name="check" /> {say('composer.valid')}
            </li>
          ) : (
            reasons.map((reason) => (
              <li key={reason} className="refused">
                <Icon name="warn" /> {reason}
              </li>
            ))
          )}
        </ul>
      </div>
      {met.length > 0 && (
        <div className="meetings">
          <h3 className="vh">{say('composer.meetings')}</h3>
          <ul>
            {shown.map(({ pair, text }) => (
              <Meeting key={text} game={game} pair={pair} text={text} />
            ))}
          </ul>
          {more.length > 0 && (
            <details>
              <summary>{say('composer.meetings.more', { count: more.length })}</summary>
              <ul>
                {more.map(({ pair, text }) => (
                  <Meeting key={text} game={game} pair={pair} text={text} />
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
    </section>
  );
}

interface MeetingProps {
  readonly game: string;
  readonly pair: readonly [string, string];
  readonly text: string;
}

function Meeting({ game, pair, text }: MeetingProps) {
  return (
    <li>
      <span className="pair">
        {pair.map((id) => (
          <ModuleArt key={id} game={game} id={id} />
        ))}
      </span>
      <span>{text}</span>
    </li>
  );
}

const SHORTEST = 45;
const LONGEST = 240;
const at = (minutes: number): number => 6 + ((Math.min(minutes, LONGEST) - SHORTEST) / (LONGEST - SHORTEST)) * 208;
const tick = (minutes: number, text: string, anchor: string): string =>
  `<text x="${at(minutes)}" y="12" font-size="11" font-weight="700" text-anchor="${anchor}" fill="var(--ink-3)" font-family="var(--font-ui)">${text}</text>`;

/** From a short evening to a long one, with this game in it (220x40). */
const gaugeArt = (from: number, to: number): string =>
  `<path d="M6 26h208" stroke="var(--edge)" stroke-width="8" stroke-linecap="round"/><path d="M${at(Math.max(from, SHORTEST))} 26H${at(to)}" stroke="var(--ink)" stroke-width="8" stroke-linecap="round"/>${tick(45, '45', 'start')}${tick(90, '90', 'middle')}${tick(150, '150', 'middle')}${tick(240, '4 h', 'end')}`;
