import { ARTIFACTS, OUT, spaceCount } from '@majlis/aladdins-dragon/client';
import { artifactTile } from '@majlis/art';
import type { Seat } from '@majlis/kernel';
import { useEffect, useRef } from 'react';
import { useSay } from '../../i18n.ts';
import { CloseForm } from '../../table/close-form.tsx';
import { SeatArt } from '../../table/seat-art.tsx';
import { useTable } from '../../table/store.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Desk } from './desk.ts';
import { artifactName, doesText, spaceName } from './names.ts';
import { SPELL_BACK, TokenRow } from './pieces.tsx';
import './css/rival.css';

interface RivalProps {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** All that is open of another player: artifacts, spells by number, tokens by space. The hoard is not. */
export function Rival({ desk, seat, onClose }: RivalProps) {
  const say = useSay();
  const { names } = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const title = say('board.of', { name: names[seat] ?? '' });
  return (
    <dialog ref={dialog} className="niche slip ad-rival" aria-label={title} onClose={onClose}>
      <h2 className="display">
        <SeatArt seat={seat} />
        {title}
      </h2>
      <Artifacts desk={desk} seat={seat} />
      {desk.view.magic && <Spells desk={desk} seat={seat} />}
      <Placed desk={desk} seat={seat} />
      <p className="secret">
        <Icon name="eyeoff" />
        {say('dragon.rival.secret')}
      </p>
      <CloseForm />
    </dialog>
  );
}

type PartProps = Pick<RivalProps, 'desk' | 'seat'>;

function Artifacts({ desk: { view }, seat }: PartProps) {
  const say = useSay();
  const { artifacts, used } = view.players[seat]!;
  const held = ARTIFACTS.flatMap((id, n) => (artifacts[n]! > 0 ? [{ id, n, count: artifacts[n]! }] : []));
  return (
    <section>
      <h3 className="eyebrow">{say('dragon.rival.artifacts')}</h3>
      {held.length === 0 && <p className="mute">{say('dragon.rival.none')}</p>}
      <ul>
        {held.map(({ id, n, count }) => (
          <li key={id}>
            <Drawing className="at" box={60} art={artifactTile(id)} />
            <b>{count > 1 ? `${count} × ${artifactName(say, id)}` : artifactName(say, id)}</b>
            <span className="small mute">
              {view.magic && doesText(say, id)}
              {used[n]! > 0 && <em>{say('dragon.rival.used', { count: used[n]! })}</em>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Spells({ desk: { view }, seat }: PartProps) {
  const say = useSay();
  const { count } = view.players[seat]!.spells;
  return (
    <section>
      <h3 className="eyebrow">{say('dragon.fact.spells', { count })}</h3>
      <div className="backs">
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
          <Drawing key={i} box="0 0 60 84" art={SPELL_BACK} />
        ))}
      </div>
    </section>
  );
}

function Placed({ desk, seat }: PartProps) {
  const say = useSay();
  const { scene, view } = desk;
  const spaces = Array.from({ length: spaceCount(view.players.length) }, (_, space) => space).filter(
    (space) =>
      scene.players[seat]!.tokens.some((token) => token.space === space && token.space !== OUT) ||
      scene.carpets.some((carpet) => carpet.seat === seat && carpet.space === space),
  );
  return (
    <section>
      <h3 className="eyebrow">{say('dragon.rival.tokens')}</h3>
      {spaces.length === 0 && <p className="mute">{say('dragon.rival.none')}</p>}
      <ul>
        {spaces.map((space) => (
          <li key={space}>
            <b>{spaceName(say, space)}</b>
            <TokenRow scene={scene} seat={seat} space={space} />
          </li>
        ))}
      </ul>
    </section>
  );
}
