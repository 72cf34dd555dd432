import type { AlhambraAction } from '@majlis/alhambra/client';
import { cardBack, fountainTile } from '@majlis/art';
import type { Json, Seat } from '@majlis/kernel';
import { lazy, Suspense, useState } from 'react';
import { useSay, withWords } from '../../i18n.ts';
import { Choices } from '../../table/choices.tsx';
import { Log } from '../../table/log.tsx';
import { Seats } from '../../table/seats.tsx';
import { useTable } from '../../table/store.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PanZoom } from '../../ui/pan-zoom.tsx';
import { reachTarget } from '../fingers.ts';
import { useLetters } from '../letters.ts';
import './alhambra.css';
import './side.css';
import './question-panel.css';
import './modules.css';
import './narrow.css';
import './phone.css';
import { OwnBoard } from './board.tsx';
import { MiniBoard } from './mini.tsx';
import { modulesOn } from './modules/index.ts';
import { Hand } from './money.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { useScoring } from './scoring/due.tsx';
import { type Picking, usePicking } from './selection.ts';
import { BesideName, hasSlot, SeatSlot, Slot } from './slot.tsx';
import { Tray } from './tray.tsx';
import { TurnPrompt } from './turn-prompt.tsx';

// What nobody looks at in the first moment: others' boards, the race, points. The lane comes with its modules.
const Visit = lazy(async () => ({ default: (await import('./visit.tsx')).Visit }));
const Lane = lazy(async () => ({ default: (await import('./lane.tsx')).Lane }));
const Race = lazy(async () => ({ default: (await withWords(import('./race.tsx'), 'alhambra/told')).Race }));
const LastingPass = lazy(async () => ({ default: (await import('./lasting-pass.tsx')).LastingPass }));
const ScoringPanel = lazy(async () => ({
  default: (await withWords(import('./scoring/index.ts'), 'alhambra/told')).ScoringPanel,
}));
const ScoringPrompt = lazy(async () => ({
  default: (await withWords(import('./scoring/index.ts'), 'alhambra/told')).ScoringPrompt,
}));

/** Actions that are shown as pictures on the table; all others get a button with words. */
const PICTURED: readonly AlhambraAction['type'][] = [
  'take',
  'buy',
  'place',
  'reserve',
  'add',
  'remove',
  'exchange',
  'pass',
];

export function AlhambraTable() {
  const { shown, decision } = useTable();
  useLetters('alhambra');
  const picking = usePicking();
  const { scored, isAgain, goOn } = useScoring();
  const { view, selection } = picking;
  const me = shown.viewer === 'spectator' ? 0 : shown.viewer;
  const [visited, visit] = useState<Seat | null>(null);
  // Who has picked a tile wants to see where it may go.
  const guest = selection.kind === 'tile' ? null : visited;
  const pictured = new Set<string>([...PICTURED, ...modulesOn(view).flatMap(([, ui]) => ui.pictured ?? [])]);
  const needsWords = (action: Json): boolean => !pictured.has((action as { type: string }).type);
  const hasWords = decision?.legal.some(needsWords) ?? false;
  return (
    <main
      className={`alh-table seat-strip ${scored === null ? '' : 'scoring'}`}
      id="content"
      data-seats={view.players.length}
    >
      <div className="alh-people">
        <Seats
          visited={guest}
          onVisit={(seat) => visit(seat === guest ? null : seat)}
          facts={(seat) => <SeatFacts picking={picking} seat={seat} />}
          area={(seat) => <OtherBoard picking={picking} seat={seat} />}
        />
        <Slot name="Rival" picking={picking} />
      </div>
      {scored === null ? (
        <QuestionPanel picking={picking} />
      ) : (
        <Suspense>
          <ScoringPanel told={scored} />
        </Suspense>
      )}
      <div className="alh-right">
        {hasSlot(picking, 'Lane') && (
          <Suspense>
            <Lane picking={picking} />
          </Suspense>
        )}
        <aside className="alh-side">
          <Suspense fallback={<div className="alh-race place" />}>
            <Race picking={picking} />
          </Suspense>
          <Log />
        </aside>
      </div>
      <div className="alh-yard" {...{ onClick: reachTarget }}>
        {guest === null ? (
          <PanZoom className="alh-frame" fit={selection.kind === 'tile' ? selection.tile : -1}>
            <OwnBoard picking={picking} seat={me} />
          </PanZoom>
        ) : (
          <Suspense>
            <Visit picking={picking} seat={guest} onBack={() => visit(null)} />
          </Suspense>
        )}
        <Tray picking={picking} seat={me} />
        <Supply picking={picking} />
      </div>
      <Mine picking={picking} />
      <div className="alh-foot">
        <Hand picking={picking} seat={me} />
        <div className="alh-say">
          {scored === null && hasWords && picking.action === null && <Choices only={needsWords} />}
          {scored === null && <Slot name="Ways" picking={picking} />}
          {scored === null && (shown.standing.length > 0 || lastingKinds(picking).includes(picking.question ?? '')) && (
            <Suspense>
              <LastingPass kinds={lastingKinds(picking)} />
            </Suspense>
          )}
          {scored === null ? (
            <TurnPrompt picking={picking} />
          ) : (
            <Suspense>
              <ScoringPrompt told={scored} isAgain={isAgain} onGoOn={goOn} />
            </Suspense>
          )}
        </div>
      </div>
    </main>
  );
}

/** The questions somebody may pass on for good. */
const lastingKinds = ({ view }: Picking): readonly string[] => modulesOn(view).flatMap(([, ui]) => ui.lasting ?? []);

/** What the viewer owns in the open, and may touch. */
function Mine({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  if (picking.me === null || !hasSlot(picking, 'Mine')) return null;
  return (
    // It scrolls where there is little room, also while nothing of it can be chosen.
    <section className="alh-mine" {...{ tabIndex: 0 }} aria-label={say('alhambra.mine')}>
      <SeatSlot name="Mine" picking={picking} seat={picking.me} />
    </section>
  );
}

interface OfSeat {
  readonly picking: Picking;
  readonly seat: Seat;
}

function OtherBoard({ picking, seat }: OfSeat) {
  const say = useSay();
  const { names } = useTable();
  const { board } = picking.view.players[seat]!;
  return <MiniBoard board={board} label={say('alhambra.others', { name: names[seat] ?? '' })} />;
}

function SeatFacts({ picking, seat }: OfSeat) {
  const say = useSay();
  const { hand } = picking.view.players[seat]!;
  const { length } = picking.tell.walls[seat]!;
  return (
    <>
      <Fact sign="cards" value={hand.count} words={say('alhambra.cardsInHand', { count: hand.count })} />
      <Fact sign="wall" value={length} words={say('alhambra.wallLength', { length })} />
      <BesideName picking={picking} seat={seat} />
    </>
  );
}

interface FactProps {
  readonly sign: 'cards' | 'wall';
  readonly value: number;
  /** As those who hear it read it. */
  readonly words: string;
}

function Fact({ sign, value, words }: FactProps) {
  return (
    <span data-sign={sign}>
      <Icon name={sign} />
      <span aria-hidden="true">{value}</span>
      <span className="vh">{words}, </span>
    </span>
  );
}

function Supply({ picking: { view } }: { readonly picking: Picking }) {
  const say = useSay();
  return (
    <div className="alh-supply">
      <span className="chip" data-sign="deck">
        <Drawing box="0 0 60 84" art={cardBack()} />
        {say('alhambra.deck', { count: view.deck.count })}
      </span>
      <span className="chip" data-sign="bag">
        <Drawing box={96} art={fountainTile()} />
        {say('alhambra.bag', { count: view.bag.count })}
      </span>
    </div>
  );
}
