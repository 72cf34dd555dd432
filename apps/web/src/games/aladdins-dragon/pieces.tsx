import { ARTIFACTS, CARPET_STRENGTH, KINDS } from '@majlis/aladdins-dragon/client';
import {
  type Artifact,
  artifactBack,
  artifactTile,
  cardBack,
  carpetToken,
  ownToken,
  playerToken,
  type SeatNumber,
  spellCard,
  tokenPile,
  treasure,
  treasureToken,
} from '@majlis/art';
import type { Seat } from '@majlis/kernel';
import { useSay } from '../../i18n.ts';
import { SeatArt } from '../../table/seat-art.tsx';
import { useTable } from '../../table/store.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { artifactName, isSpell, seatName } from './names.ts';
import { carpetsAt, type LaidToken, type Scene, tokensAt } from './scene.ts';

const seatNumber = (seat: Seat): SeatNumber => (seat + 1) as SeatNumber;

/** A face-up token. */
export function Face({ seat, value }: { readonly seat: Seat; readonly value: number }) {
  const { telling } = useTable();
  const label = telling.say('dragon.tokenOf', { name: seatName(telling, seat), value });
  return <Drawing className="tk" sign="token" box={48} art={playerToken(seatNumber(seat), value)} label={label} />;
}

export const Pile = ({ seat, count }: { readonly seat: Seat; readonly count: number }) => (
  <Drawing sign="token" box={48} art={tokenPile(seatNumber(seat), count)} />
);

export const OwnToken = ({ seat, value }: { readonly seat: Seat; readonly value: number }) => (
  <Drawing sign="token" box={48} art={ownToken(seatNumber(seat), value)} />
);

export function CarpetPiece({ seat }: { readonly seat: Seat }) {
  const { telling } = useTable();
  const label = telling.say('dragon.carpetOf', { name: seatName(telling, seat) });
  return (
    <Drawing
      className="tk"
      sign="play.carpet"
      box={48}
      art={carpetToken(seatNumber(seat), CARPET_STRENGTH)}
      label={label}
    />
  );
}

/** Everything a seat has in a space, side by side, face up as far as it is. */
export function TokenRow({
  scene,
  seat,
  space,
}: {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly space: number;
}) {
  const say = useSay();
  return (
    <span className="tks">
      {tokensAt(scene, seat, space).map((token: LaidToken, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens stand in the order of placing
        <span key={i} className="tkb">
          {token.value === null ? <Pile seat={seat} count={1} /> : <Face seat={seat} value={token.value} />}
          {token.doubled && (
            <b className="x2" title={say('dragon.doubled')} data-sign="play.double">
              ×2
            </b>
          )}
        </span>
      ))}
      {Array.from({ length: carpetsAt(scene, seat, space) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: carpets are alike
        <CarpetPiece key={`carpet${i}`} seat={seat} />
      ))}
    </span>
  );
}

export const Treasure = ({ kind }: { readonly kind: number }) => (
  <Drawing className="tr" sign={`treasure.${kind}`} box={48} art={treasure[KINDS[kind]!]()} />
);
/** With its letter, for where colours stand side by side. */
export const TreasureSign = ({ kind }: { readonly kind: number }) => (
  <Drawing sign={`treasure.${kind}`} box={48} art={treasureToken(KINDS[kind]!)} />
);

interface ArtifactProps {
  /** Null: face down. */
  readonly artifact: number | null;
  readonly isSmall?: boolean;
  readonly label?: string;
}

export function ArtifactPic({ artifact, isSmall = false, label }: ArtifactProps) {
  const say = useSay();
  const id = artifact === null ? null : ARTIFACTS[artifact]!;
  const art = id === null ? artifactBack() : artifactTile(id as Artifact, { s: isSmall });
  const name = label ?? (id === null ? undefined : artifactName(say, id));
  return (
    <Drawing
      className="at"
      sign={`play.${id ?? 'artifact'}`}
      box={60}
      art={art}
      {...(name === undefined ? {} : { label: name })}
    />
  );
}

export const SPELL_BACK = cardBack('#123f4c', '#4fd6ca');
const SPELL_FACE = spellCard('', { s: true });

/** The picture of an artifact or a spell by its name. */
export function CardPic({ id }: { readonly id: string }) {
  return isSpell(id) ? (
    <Drawing className="sp" sign={`play.${id}`} box="0 0 60 84" art={SPELL_FACE} />
  ) : (
    <Drawing className="at" sign={`play.${id}`} box={60} art={artifactTile(id as Artifact, { s: true })} />
  );
}

export function Who({ seat, note }: { readonly seat: Seat; readonly note?: string | undefined }) {
  const { shown, names, solo } = useTable();
  const say = useSay();
  return (
    <span className="person">
      <SeatArt seat={seat} />
      <span className="nm">
        <span>{names[seat]}</span>
        {seat === shown.viewer && solo === null && <span className="tag you">{say('table.you')}</span>}
        {note !== undefined && <small>{note}</small>}
      </span>
    </span>
  );
}
