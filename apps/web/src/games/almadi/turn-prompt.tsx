import { type Action, needsOf, type View } from '@majlis/almadi/client';
import { useEffect } from 'react';
import type { Say } from '../../i18n.ts';
import { useSettings } from '../../settings.ts';
import { asSentence } from '../../table/log.tsx';
import { PromptBar } from '../../table/prompt-bar.tsx';
import { type OpenTable, useTable } from '../../table/store.ts';
import type { Sentence } from '../ui.ts';
import { content } from './content.ts';
import { asJson, type Picking, type Wish } from './selection.ts';
import { characterName, effectList, landscapeText, objectiveName, typeName } from './words.ts';

/** What a landscape gives without a choice, in the order in which it is offered. */
const GIFTS = ['ruby', 'marteline', 'stall'] as const;
/** Long enough to see that the turn ends, and to take back what was done in it. */
const BEFORE_THE_END = 1500;

/** The question, following what is picked: what it costs, what follows, what it is worth before and after. */
export function TurnPrompt({ picking }: { readonly picking: Picking }) {
  const table = useTable();
  const { store, telling, ui } = table;
  const { say } = telling;
  const { chosen, legal } = picking;
  const end = legal.find((wish) => wish.type === 'end') ?? null;
  const gift = GIFTS.flatMap(
    (effect) => legal.find((wish) => wish.type === 'perform' && wish.effect === effect) ?? [],
  )[0];
  const main = chosen ?? gift ?? null;
  const unused = unusedEffects(legal, picking.view);
  const isLost = Object.keys(unused).length > 0;
  useEndOfTurn(picking, end);
  const told = sentenceFor(table, picking);
  return (
    <PromptBar {...(told === null ? {} : told)}>
      {chosen === null && end !== null && (
        <button
          type="button"
          className={`btn end ${gift === undefined && !isLost ? 'primary' : ''}`}
          onClick={() => void store.act(asJson(end))}
        >
          {endWords(say, unused)}
        </button>
      )}
      {main !== null && (
        <button type="button" className="btn primary" onClick={() => void store.act(asJson(main))}>
          {mainWords(say, main) ?? ui.action(telling, asJson(main))}
        </button>
      )}
    </PromptBar>
  );
}

/** What is lost by ending now: the one effect by its name, several by their number. */
function endWords(say: Say, unused: Readonly<Record<string, number>>): string {
  const effects = Object.keys(unused);
  if (effects.length === 0) return say('almadi.action.end');
  if (effects.length > 1) return say('almadi.action.endMany', { count: effects.length });
  return say('almadi.action.endUnused', { effects: effectList(say, unused) });
}

/** Short: the sentence beside the button tells the rest. */
function mainWords(say: Say, { type }: Action): string | null {
  if (type === 'take' || type === 'place' || type === 'replace') return say('almadi.action.take');
  if (type === 'move') return say('almadi.action.moveHere');
  if (type === 'claim') return say('almadi.action.claimIt');
  return type === 'recruit' ? say('almadi.action.recruitIt') : null;
}

/** Effects that are awake and could still do something: lost when the turn ends. */
function unusedEffects(legal: readonly Action[], { turn }: View): Readonly<Record<string, number>> {
  const mayUse = (effect: string): boolean => {
    if (effect === 'genie') return legal.some(({ type }) => type === 'move' || type === 'switch');
    if (effect === 'moon') return legal.some(({ type }) => type === 'claim');
    return legal.some((wish) => wish.type === 'perform' && wish.effect === effect);
  };
  return Object.fromEntries(Object.entries(turn.waiting).filter(([effect, count]) => count > 0 && mayUse(effect)));
}

/**
 * Nobody is asked to end a turn in which nothing is left to do: it ends after a moment. Not with characters in hand: that
 * none of them can be paid is nobody's business.
 */
function useEndOfTurn({ legal, view, seat }: Picking, end: Action | null): void {
  const { store, decision, shown } = useTable();
  const { confirm } = useSettings();
  const isOnly = end !== null && legal.length === 1 && view.players[seat]!.hand.count === 0;
  const question = isOnly && !confirm && shown.viewer === seat ? decision?.id : undefined;
  useEffect(() => {
    if (question === undefined) return;
    const timer = setTimeout(() => {
      // Who plays by keyboard or by ear takes the time it takes.
      if (document.activeElement?.matches(':focus-visible') !== true) void store.act({ type: 'end' });
    }, BEFORE_THE_END);
    return () => clearTimeout(timer);
  }, [question, store]);
}

function sentenceFor(table: OpenTable, picking: Picking): Partial<Sentence> | null {
  const { say } = table.telling;
  const { selection, view, seat, chosen, targets } = picking;
  if (selection.kind === 'none') return null;
  if (selection.kind === 'offer') return chosen === null ? null : offerSentence(table, picking, selection.wish);
  const follows = selection.cell === null ? null : followsFrom(table, picking, selection.cell);
  const hint = follows === null || targets.size === 0 ? {} : { hint: follows };
  if (selection.kind === 'slot') {
    const type = typeName(say, view.board[selection.slot] ?? 0);
    return {
      title: asSentence(say('almadi.prompt.chosen', { type, row: Math.floor(selection.slot / 2) + 1 })),
      ...hint,
    };
  }
  if (selection.kind === 'genie') {
    const { cells, landscapes } = view.players[seat]!.realm;
    const type = typeName(say, landscapes[cells.indexOf(selection.from)] ?? 0);
    return { title: say('almadi.prompt.move', { type }), ...hint };
  }
  return hint;
}

/** What it wakes and completes, and the points before and after. */
function followsFrom({ telling: { say }, shown }: OpenTable, { targets, seat }: Picking, cell: number): string {
  const preview = targets.get(cell)?.preview ?? null;
  if (preview === null) return '';
  const now = shown.scores.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);
  const effects = effectList(say, preview.activates);
  return [
    effects === '' ? say('almadi.follows.sleeps') : say('almadi.follows.wakes', { effects }),
    ...preview.completes.map((objective) => say('almadi.follows.completes', { name: objectiveName(say, objective) })),
    preview.points === 0
      ? say('almadi.follows.same', { points: now })
      : say('almadi.follows.points', { after: now + preview.points, before: now }),
  ].join(' ');
}

function offerSentence({ telling: { say, nameOf } }: OpenTable, { view, seat }: Picking, wish: Wish): Sentence {
  const player = view.players[seat]!;
  if (wish.type === 'start') {
    const rows = [0, 1, 2, 3].map((row) => landscapeText(say, content.startingLandscape(wish.tile) + row));
    return { title: say('almadi.action.start', { tile: wish.tile + 1 }), hint: rows.join('; ') };
  }
  if (wish.type === 'recruit') {
    const cost = content.costs[wish.character]!;
    const name = characterName(say, wish.character);
    return {
      title: say('almadi.action.recruit', { name, cost: say('almadi.rubies', { count: cost }) }),
      hint: `${say(`almadi.power.${wish.character}`)}. ${say('almadi.follows.rubies', { before: player.rubies, after: player.rubies - cost })}`,
    };
  }
  const { objective } = wish;
  const { points } = content.objective(objective);
  const name = objectiveName(say, objective);
  const holder = view.players.findIndex(({ objectives }) => objectives.includes(objective));
  const { met, measures } = needsOf(content, objective, player);
  const progress = measures.map(({ have, need }) => `${Math.min(have, need)}/${need}`).join(' ');
  return {
    title:
      holder < 0 ? say('almadi.claim.middle', { name }) : say('almadi.claim.from', { name, player: nameOf(holder) }),
    hint: met ? say('almadi.claim.done', { points }) : say('almadi.claim.risk', { points, progress }),
  };
}
