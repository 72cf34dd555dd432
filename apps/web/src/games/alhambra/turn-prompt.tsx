import type { AlhambraAction, Outlook } from '@majlis/alhambra/client';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n.ts';
import { PromptBar } from '../../table/prompt-bar.tsx';
import { type OpenTable, useTable } from '../../table/store.ts';
import { Icon } from '../../ui/icon.tsx';
import { moduleOf } from './modules/index.ts';
import { asJson, layingsOf, outlookOf, type Picking, passageOf } from './selection.ts';
import { ownTileName, placeName, sideName, soldName, source, tileName } from './words.ts';

/** The question, and once something is picked what that means; the main button does it. */
export function TurnPrompt({ picking }: { readonly picking: Picking }) {
  const table = useTable();
  const { selection, action, legal } = picking;
  const told = selection.kind === 'none' ? null : sentenceFor(table, picking);
  const pass = legal.find(({ type }) => type === 'pass');
  return (
    <PromptBar {...(told === null ? {} : told)}>
      <Ways picking={picking} />
      {mayLayDown(picking) && <CancelButton picking={picking} />}
      {pass !== undefined && selection.kind !== 'laid' && (
        <Act action={pass} look="pass" words={passWords(table, picking)} />
      )}
      {action !== null && <MainButton picking={picking} action={action} />}
    </PromptBar>
  );
}

/** What waits to be laid or paid cannot be put away, only something else be picked. */
const mayLayDown = ({ selection, question }: Picking): boolean =>
  selection.kind !== 'none' &&
  !(selection.kind === 'wish' && selection.piece === '') &&
  !(selection.kind === 'bill' && selection.offer === null) &&
  !(selection.kind === 'tile' && question === 'placeTiles' && selection.cell === null);

function passWords({ telling, decision, ui }: OpenTable, { question }: Picking): string {
  const own = question === null ? null : moduleOf(question)?.words?.pass?.(telling, decision!.prompt);
  return own ?? ui.action(telling, { type: 'pass' });
}

const roundOf = ({ tell }: Picking): number | null => tell.forecast?.round ?? null;

interface Told {
  readonly title: string;
  readonly hint?: ReactNode;
}

/** What is picked, what it costs, what follows. */
function sentenceFor(table: OpenTable, picking: Picking): Told | null {
  const { telling, ui } = table;
  const { say } = telling;
  const { selection, action } = picking;
  switch (selection.kind) {
    case 'bill':
      return billSentence(table, picking);
    case 'row':
      return action === null ? null : { title: ui.action(telling, asJson(action)) };
    case 'wish': {
      const hint = moduleOf(selection.action.type)?.words?.follow?.(telling, selection.action);
      const title = ui.action(telling, asJson(selection.action));
      const outlook = outlookOf(picking, selection.action);
      if (outlook !== null) {
        const changes = <Changes outlook={outlook} round={roundOf(picking)} />;
        return {
          title,
          hint: (
            <>
              {hint} {changes}
            </>
          ),
        };
      }
      return hint === null || hint === undefined ? { title } : { title, hint };
    }
    case 'tile': {
      const name = tileName(say, selection.tile);
      if (selection.cell === null) {
        return picking.question === 'placeTiles' ? null : { title: name, hint: say('alhambra.redesign.hint') };
      }
      const title = say('alhambra.choice.tileAt', { building: name, place: placeName(say, selection.cell) });
      return {
        title,
        hint: <Changes outlook={outlookOf(picking, action)} round={roundOf(picking)} />,
      };
    }
    case 'laid': {
      const name = ownTileName(telling, selection.cell);
      const title =
        selection.tile === null
          ? name
          : say('alhambra.choice.swap', { old: name, building: tileName(say, selection.tile) });
      const outlook = outlookOf(picking, action);
      return {
        title,
        hint: outlook === null ? say('alhambra.choice.laid') : <Changes outlook={outlook} round={roundOf(picking)} />,
      };
    }
    default:
      return null;
  }
}

function billSentence({ telling }: OpenTable, { bill, quote }: Picking): Told | null {
  if (bill === null || quote === null) return null;
  const { say } = telling;
  const { price } = bill.bill;
  const title =
    bill.offer === null
      ? say('alhambra.bill.debt', { price })
      : say('alhambra.bill.pay', { what: soldName(telling, bill.offer), price });
  if (quote.missing > 0) return { title, hint: say('alhambra.follow.short', { missing: quote.missing }) };
  if (quote.over === 0) return { title, hint: say(quote.again ? 'alhambra.follow.again' : 'alhambra.follow.exact') };
  const over = say('alhambra.follow.over', { over: quote.over });
  return { title, hint: quote.coins > 0 ? `${over} ${say('alhambra.follow.coins', { count: quote.coins })}` : over };
}

interface ChangesProps {
  readonly outlook: Outlook | null;
  readonly round: number | null;
}

/** Points and wall, before and after. */
function Changes({ outlook, round }: ChangesProps) {
  const say = useSay();
  const { telling } = useTable();
  if (outlook === null) return null;
  const { points, wall, counts } = outlook;
  return (
    <span className="changes">
      {counts.map(({ source: from, count }) => (
        <span key={from} className={count.after < count.before ? 'worse' : 'better'}>
          {say('alhambra.change.count', { what: source(telling, { source: from }), ...count })}
        </span>
      ))}
      {round !== null && (
        <span className={points.after < points.before ? 'worse' : points.after > points.before ? 'better' : ''}>
          {say('alhambra.change.points', { round, before: points.before, after: points.after })}
        </span>
      )}
      {(wall.after !== wall.before || counts.length === 0) && (
        <span className={wall.after < wall.before ? 'worse' : wall.after > wall.before ? 'better' : ''}>
          {say('alhambra.change.wall', { before: wall.before, after: wall.after })}
        </span>
      )}
    </span>
  );
}

/** What else can be done with what is picked. */
function Ways({ picking }: { readonly picking: Picking }) {
  const { selection } = picking;
  if (selection.kind === 'tile')
    return selection.cell === null ? <Elsewhere picking={picking} /> : <Sides picking={picking} />;
  return selection.kind === 'laid' ? <Exchanges picking={picking} /> : null;
}

/** Other places for a tile than a cell: the reserve, and what modules add. */
function Elsewhere({ picking }: { readonly picking: Picking }) {
  const { ui, telling } = useTable();
  const { selection, legal } = picking;
  if (selection.kind !== 'tile') return null;
  const ways = legal.filter((wish) => 'tile' in wish && wish.tile === selection.tile && !('cell' in wish));
  return ways.map((wish) => <Act key={wish.type} action={wish} look="" words={ui.action(telling, asJson(wish))} />);
}

/** Where several double walls could be opened: which? */
function Sides({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  const { selection, select, legal } = picking;
  if (selection.kind !== 'tile' || selection.cell === null) return null;
  const ways = layingsOf(legal, selection.tile, selection.cell);
  const [first] = ways;
  if (first === undefined || passageOf(first) === null) return null;
  return (
    <fieldset className="sides">
      <legend className="vh">{say('alhambra.passage.where')}</legend>
      {ways.map((way) => {
        const passage = passageOf(way)!;
        return (
          <button
            key={passage}
            type="button"
            className="btn side"
            aria-pressed={passage === selection.passage}
            onClick={() => select({ ...selection, passage })}
          >
            {say('alhambra.passage.side', { side: sideName(say, passage) })}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Tiles of the reserve that could take the place of the picked one. */
function Exchanges({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  const { selection, select, legal } = picking;
  if (selection.kind !== 'laid') return null;
  const tiles = legal.flatMap((wish) => (wish.type === 'exchange' && wish.cell === selection.cell ? [wish.tile] : []));
  return tiles.map((tile) => (
    <button
      key={tile}
      type="button"
      className="btn way"
      aria-pressed={tile === selection.tile}
      onClick={() => select({ ...selection, tile: tile === selection.tile ? null : tile })}
    >
      <Icon name="swap" />
      {say('alhambra.choice.with', { building: tileName(say, tile) })}
    </button>
  ));
}

function CancelButton({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  return (
    <button type="button" className="btn ghost cancel" aria-label={say('table.cancel')} onClick={picking.clear}>
      <Icon name="close" />
    </button>
  );
}

interface ActProps {
  readonly action: AlhambraAction;
  readonly look: string;
  readonly words: string;
}

function Act({ action, look, words }: ActProps) {
  const { store } = useTable();
  return (
    <button type="button" className={`btn ${look}`} onClick={() => void store.act(asJson(action))}>
      {words}
    </button>
  );
}

/** Does what is picked, and repeats what it costs. */
function MainButton({ picking, action }: { readonly picking: Picking; readonly action: AlhambraAction }) {
  const say = useSay();
  const { ui, telling, store } = useTable();
  const { quote, selection } = picking;
  const isVain = quote !== null && quote.refusal !== null;
  const act = () => void (isVain ? store.explain(asJson(action)) : store.act(asJson(action)));
  return (
    <button type="button" className={`btn primary ${isVain ? 'is-disabled' : ''}`} aria-disabled={isVain} onClick={act}>
      {words()}
    </button>
  );

  function words(): string {
    if (quote !== null) return say('alhambra.pay', { paid: quote.total });
    if (selection.kind === 'row') return say('alhambra.take');
    if (selection.kind === 'tile') return say('alhambra.action.place');
    if (selection.kind === 'laid') return say(selection.tile === null ? 'alhambra.toReserve' : 'alhambra.exchange');
    return moduleOf(action.type)?.words?.button?.(telling, action) ?? ui.action(telling, asJson(action));
  }
}
