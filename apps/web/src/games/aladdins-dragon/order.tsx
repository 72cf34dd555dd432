import { sumOf, TOKENS } from '@majlis/aladdins-dragon/client';
import { artifactBack, camel, type SeatNumber, tokenPile } from '@majlis/art';
import type { Seat } from '@majlis/kernel';
import { useSay } from '../../i18n.ts';
import { SeatFact } from '../../table/seat-fact.tsx';
import { SeatCard, VisitButton } from '../../table/seats.tsx';
import { useTable } from '../../table/store.ts';
import { Drawing } from '../../ui/drawing.tsx';
import type { Desk } from './desk.ts';
import { ArtifactPic, SPELL_BACK } from './pieces.tsx';

interface OrderProps {
  readonly desk: Desk;
  /** Somebody wants to see what a rival has. */
  readonly onVisit: (seat: Seat) => void;
}

/** The seats in player sequence from the camel: left wins ties. */
export function Order({ desk, onVisit }: OrderProps) {
  const say = useSay();
  const { counted, seats } = desk;
  const left = counted.rooms.reduce((sum, { open, count }) => sum + count + (open === null ? 0 : 1), 0);
  return (
    <div className="head">
      <ol className="order" aria-label={say('dragon.order')}>
        {seats.map((seat, place) => (
          <OrderSeat key={seat} desk={desk} seat={seat} isFirst={place === 0} onVisit={onVisit} />
        ))}
      </ol>
      <p className="round small mute">
        {desk.scene.round > 0 && <b className="display">{say('dragon.round', { round: desk.scene.round })}</b>}
        <span>{say('dragon.left', { count: left })}</span>
      </p>
    </div>
  );
}

interface OrderSeatProps extends OrderProps {
  readonly seat: Seat;
  readonly isFirst: boolean;
}

function OrderSeat({ desk, seat, isFirst, onVisit }: OrderSeatProps) {
  const say = useSay();
  const { shown } = useTable();
  const { used } = desk.view.players[seat]!;
  return (
    <SeatCard seat={seat} isLooking={desk.slide !== null} facts={<Facts desk={desk} seat={seat} />}>
      {desk.slide === null && sumOf(used) > 0 && (
        <span className="used">
          {used.map((n, artifact) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: an artifact is its number
            n > 0 ? <ArtifactPic key={artifact} artifact={artifact} isSmall /> : null,
          )}
        </span>
      )}
      {isFirst && (
        <span className="cml">
          <Drawing sign="camel" box={48} art={camel()} label={say('dragon.camel')} />
        </span>
      )}
      {seat !== shown.viewer && <VisitButton seat={seat} isVisited={false} onVisit={() => onVisit(seat)} />}
    </SeatCard>
  );
}

function Facts({ desk: { view, counted, spotlight, me }, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  const say = useSay();
  const player = counted.players[seat]!;
  const spells = player.spells.count;
  const toPlace = TOKENS.length - player.tokens.length;
  const artifacts = sumOf(player.artifacts);
  return (
    <>
      {spotlight === null && view.stage === 'placing' && (
        <SeatFact
          className="lf"
          sign="token"
          art={tokenPile((seat + 1) as SeatNumber, 1)}
          value={toPlace}
          words={say('dragon.fact.tokens', { count: toPlace })}
        />
      )}
      <SeatFact
        sign="play.artifact"
        box={60}
        art={artifactBack()}
        value={artifacts}
        words={say('dragon.fact.artifacts', { count: artifacts })}
      />
      {seat !== me && <AtAGlance artifacts={player.artifacts} />}
      {view.magic && (
        <SeatFact
          sign="spell"
          box="0 0 60 84"
          art={SPELL_BACK}
          value={spells}
          words={say('dragon.fact.spells', { count: spells })}
        />
      )}
    </>
  );
}

/** Which artifacts those are, where there is room for it. */
const AtAGlance = ({ artifacts }: { readonly artifacts: readonly number[] }) => (
  <span className="glance" aria-hidden="true">
    {artifacts.map((count, artifact) =>
      count === 0 ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: an artifact is its number
        <ArtifactPic key={artifact} artifact={artifact} isSmall />
      ),
    )}
  </span>
);
