import { type Puzzle, THEMES } from '@majlis/puzzles';
import { Link } from 'wouter';
import { useSay } from '../../i18n.ts';
import { Floor } from '../../ui/defs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { GAMES } from '../home/faces.ts';
import { useSolved } from './kept.ts';
import { type Filter, filtered, nextOf, OWN, writeFilter } from './shelf.ts';
import { Stars } from './stars.tsx';

const LEVELS = [1, 2, 3] as const;

interface OverviewProps {
  readonly from: string;
  readonly puzzles: readonly Puzzle[];
  readonly filter: Filter;
}

/** Which puzzles there are, and how far somebody has come with them. */
export function Overview({ from, puzzles, filter }: OverviewProps) {
  const say = useSay();
  const { solved } = useSolved();
  const chosen = filtered(puzzles, filter);
  const done = chosen.filter(({ id }) => (solved[id] ?? 0) > 0).length;
  const next = nextOf(chosen, null, solved);
  const to = ({ id }: Puzzle) => `/puzzles/${from}/${id}${writeFilter(filter)}`;
  return (
    <div className="court puzzles">
      <Floor pattern="p-girih8" />
      <TopBar />
      <main id="content">
        <header>
          <h1 className="display">{say('puzzles.title')}</h1>
          <p className="puzzles-lead">{say('puzzles.lead')}</p>
        </header>
        <Sources from={from} />
        {puzzles.length > 0 && <Themes from={from} puzzles={puzzles} filter={filter} />}
        <div className="puzzles-now">
          {chosen.length > 0 && <p>{say('puzzles.solved', { done, count: chosen.length })}</p>}
          {next !== null && (
            <Link className="btn primary big" href={to(next)}>
              <Icon name="play" /> {say(done === 0 ? 'puzzles.begin' : 'puzzles.goOn')}
            </Link>
          )}
        </div>
        {chosen.length === 0 && <p className="soft">{say(from === OWN ? 'puzzles.noneOwn' : 'puzzles.none')}</p>}
        <section aria-label={say('puzzles.all')}>
          {LEVELS.map((level) => (
            <Shelf key={level} level={level} chosen={chosen} to={to} />
          ))}
        </section>
      </main>
    </div>
  );
}

interface ShelfProps {
  readonly level: Puzzle['difficulty'];
  readonly chosen: readonly Puzzle[];
  readonly to: (puzzle: Puzzle) => string;
}

/** Those of one difficulty, numbered as all of them are. */
function Shelf({ level, chosen, to }: ShelfProps) {
  const say = useSay();
  const { solved } = useSolved();
  const these = chosen.flatMap((puzzle, i) => (puzzle.difficulty === level ? [{ puzzle, number: i + 1 }] : []));
  if (these.length === 0) return null;
  const done = these.filter(({ puzzle: { id } }) => (solved[id] ?? 0) > 0).length;
  return (
    <section className="puzzles-shelf" aria-labelledby={`puzzles-${level}`}>
      <h2 className="display" id={`puzzles-${level}`}>
        {say(`puzzle.level.${level}`)}
      </h2>
      <p className="small soft">{say('puzzles.solved', { done, count: these.length })}</p>
      <ol className="puzzles-list">
        {these.map(({ puzzle, number }) => (
          <li key={puzzle.id}>
            <Link href={to(puzzle)} className={solved[puzzle.id] === undefined ? '' : 'tried'}>
              <span className="vh">{say('puzzles.number', { number })}</span>
              <b className="display" aria-hidden="true">
                {number}
              </b>
              <Stars count={solved[puzzle.id] ?? null} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** From which games they come. */
function Sources({ from }: { readonly from: string }) {
  const say = useSay();
  const sources = [
    ...GAMES.filter(({ id }) => id in THEMES).map(({ id, name }) => ({ id, name })),
    { id: OWN, name: say('puzzles.own') },
  ];
  return (
    <nav className="seen-by puzzles-games" aria-label={say('puzzles.from')}>
      {sources.map(({ id, name }) => (
        <Link key={id} href={`/puzzles/${id}`} aria-current={id === from ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

function Themes({ from, puzzles, filter }: OverviewProps) {
  const say = useSay();
  const themes = [...new Set(puzzles.map(({ theme }) => theme))].sort();
  const address = (change: Partial<Filter>) => `/puzzles/${from}${writeFilter({ ...filter, ...change })}`;
  const current = (isOn: boolean) => (isOn ? ('true' as const) : undefined);
  return (
    <div className="puzzles-filter">
      <nav aria-label={say('puzzles.theme')}>
        <Link href={address({ theme: null })} aria-current={current(filter.theme === null)}>
          {say('puzzles.anyTheme')}
        </Link>
        {themes.map((theme) => (
          <Link key={theme} href={address({ theme })} aria-current={current(filter.theme === theme)}>
            {say(`puzzle.theme.${theme}`)}
          </Link>
        ))}
      </nav>
      <nav aria-label={say('puzzles.level')}>
        <Link href={address({ level: null })} aria-current={current(filter.level === null)}>
          {say('puzzles.anyLevel')}
        </Link>
        {LEVELS.map((level) => (
          <Link key={level} href={address({ level })} aria-current={current(filter.level === level)}>
            {say(`puzzle.level.${level}`)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
