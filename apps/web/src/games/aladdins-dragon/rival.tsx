import { ARTIFACTS, OUT, spaceCount } from '@majlis/aladdins-dragon/client';
import { artifactTile } from '@majlis/art';
import type { Seat } from '@majlis/kernel';
import { useEffect, useRef } from 'react';
import { useSay } from '../../i18n.ts';
import { CloseForm } from '../../table/close-form.tsx';
import { SeatArt } from '../../table/seat-art.tsx';
import { SignWords } from '../../table/signs/sign-tips.tsx';
import { useTable } from '../../table/store.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Desk } from './desk.ts';
import { artifactName, doesText, spaceName } from './names.ts';
import { SPELL_BACK, TokenRow } from './pieces.tsx';
import '../../table/signs/signs.css';
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
    <dialog ref={dialog} className="niche slip legend ad-rival" aria-label={title} onClose={onClose}>
      <h2 className="display">
        <SeatArt seat={seat} />
        {title}
      </h2>
      <Artifacts desk={desk} seat={seat} />
      {desk.view.magic && <Spells desk={desk} seat={seat} />}
      <Placed desk={desk} seat={seat} />
      <p className="chip">
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
      <dl>
        {held.map(({ id, n, count }) => (
          <SignWords
            key={id}
            sign={{
              id: `play.${id}`,
              box: 60,
              art: artifactTile(id, { s: true }),
              name: count > 1 ? `${count} × ${artifactName(say, id)}` : artifactName(say, id),
              text: [view.magic && doesText(say, id), used[n]! > 0 && say('dragon.rival.used', { count: used[n]! })]
                .filter(Boolean)
                .join(' '),
            }}
          />
        ))}
      </dl>
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
          <Drawing key={i} sign="spell" box="0 0 60 84" art={SPELL_BACK} />
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
      <dl>
        {spaces.map((space) => (
          <div key={space}>
            <dt>{spaceName(say, space)}</dt>
            <dd>
              <TokenRow scene={scene} seat={seat} space={space} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
