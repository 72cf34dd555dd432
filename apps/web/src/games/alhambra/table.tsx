import { type AlhambraAction, longestWallOf, type View } from '@majlis/alhambra/client';
import { cardBack, fountainTile } from '@majlis/art';
import type { Json, Seat } from '@majlis/kernel';
import { useState } from 'react';
import { useSay } from '../../i18n.ts';
import { Choices } from '../../table/choices.tsx';
import { Log } from '../../table/log.tsx';
import { PromptBar } from '../../table/prompt-bar.tsx';
import { Seats } from '../../table/seats.tsx';
import { useTable } from '../../table/store.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PanZoom } from '../../ui/pan-zoom.tsx';
import './alhambra.css';
import './narrow.css';
import { OwnBoard } from './board.tsx';
import { Market } from './market.tsx';
import { MiniBoard } from './mini.tsx';
import { Hand, MoneyRow } from './money.tsx';
import { Race } from './race.tsx';
import { usePicking } from './selection.ts';
import { Tray } from './tray.tsx';
import { TurnButton } from './turn-button.tsx';
import { Visit } from './visit.tsx';

/** Actions that are shown as pictures on the table; all others get a button with words. */
const PICTURED = new Set<AlhambraAction['type']>([
  'take',
  'buy',
  'place',
  'reserve',
  'add',
  'remove',
  'exchange',
  'vizier.buy',
]);
const needsWords = (action: Json): boolean => !PICTURED.has((action as { type: AlhambraAction['type'] }).type);

export function AlhambraTable() {
  const { shown, decision } = useTable();
  const picking = usePicking();
  const { view } = picking;
  const me = shown.viewer === 'spectator' ? 0 : shown.viewer;
  const [visited, visit] = useState<Seat | null>(null);
  const { selection } = picking;
  // Who has picked a tile wants to see where it may go.
  const guest = selection.kind === 'tile' ? null : visited;
  const hasWords = decision?.legal.some(needsWords) ?? false;
  return (
    <main className="alh-table seat-strip" id="content" data-seats={view.players.length}>
      <Seats
        visited={guest}
        onVisit={(seat) => visit(seat === guest ? null : seat)}
        facts={(seat) => <SeatFacts view={view} seat={seat} />}
        area={(seat) => <OtherBoard view={view} seat={seat} />}
      />
      <div className="alh-offer">
        <Market picking={picking} />
        <MoneyRow picking={picking} />
      </div>
      <div className="alh-yard">
        {guest === null ? (
          <PanZoom className="alh-frame" fit={selection.kind === 'tile' ? selection.tile : -1}>
            <OwnBoard board={view.players[me]!.board} picking={picking} />
          </PanZoom>
        ) : (
          <Visit view={view} seat={guest} onBack={() => visit(null)} />
        )}
        <Tray picking={picking} seat={me} />
        <Supply view={view} />
      </div>
      <div className="alh-foot">
        <Hand picking={picking} />
        <div className="alh-say">
          {hasWords && picking.action === null && <Choices only={needsWords} />}
          <PromptBar>
            <TurnButton picking={picking} />
          </PromptBar>
        </div>
      </div>
      <aside className="alh-side">
        <Race view={view} />
        <Log />
      </aside>
    </main>
  );
}

function OtherBoard({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const say = useSay();
  const { names } = useTable();
  return <MiniBoard board={view.players[seat]!.board} label={say('alhambra.others', { name: names[seat] ?? '' })} />;
}

function SeatFacts({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const say = useSay();
  const { hand, board } = view.players[seat]!;
  const thieves = view.mod.thieves?.hands[seat]?.count;
  const gates = view.mod['city-gates']?.inHand[seat];
  return (
    <>
      <span title={say('alhambra.cardsInHand', { count: hand.count })}>
        <Icon name="cards" />
        {hand.count}
      </span>
      <span title={say('alhambra.wallLength', { length: longestWallOf(board) })}>
        <Icon name="wall" />
        {longestWallOf(board)}
      </span>
      {view.mod.vizier?.faceUp[seat] === true && <span>{say('alhambra.facts.vizier')}</span>}
      {thieves !== undefined && thieves > 0 && <span>{say('alhambra.facts.thieves', { count: thieves })}</span>}
      {gates !== undefined && gates > 0 && <span>{say('alhambra.facts.gates', { count: gates })}</span>}
    </>
  );
}

function Supply({ view }: { readonly view: View }) {
  const say = useSay();
  return (
    <div className="alh-supply">
      <span className="chip">
        <Drawing box="0 0 60 84" art={cardBack()} />
        {say('alhambra.deck', { count: view.deck.count })}
      </span>
      <span className="chip">
        <Drawing box={96} art={fountainTile()} />
        {say('alhambra.bag', { count: view.bag.count })}
      </span>
    </div>
  );
}
