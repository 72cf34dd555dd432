import type { Action, CharacterId } from '@majlis/almadi/client';
import { useState } from 'react';
import { useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { Icon } from '../../ui/icon.tsx';
import { Portrait } from './cards.tsx';
import { Offer, Offers } from './offer.tsx';
import { asJson, type Picking } from './selection.ts';
import { characterName } from './words.ts';

/** The characters that lie open by the board. */
export function People({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  const { view } = picking;
  if (view.characters.length === 0) return null;
  return (
    <section className="alm-group people">
      <h2 className="eyebrow">{say('almadi.people')}</h2>
      <Offers>
        {view.characters.map((id, i) => (
          <Offer key={id} wish={{ type: 'recruit', character: id }} picking={picking} isFirst={i === 0}>
            <Portrait id={id} />
          </Offer>
        ))}
      </Offers>
    </section>
  );
}

/** The secret choice at the start: two of the dealt characters. */
export function KeepTwo({
  dealt,
  legal,
}: {
  readonly dealt: readonly CharacterId[];
  readonly legal: readonly Action[];
}) {
  const say = useSay();
  const { store } = useTable();
  const [kept, setKept] = useState<readonly CharacterId[]>([]);
  const wish =
    legal.find((w) => w.type === 'keep' && kept.length === 2 && kept.every((id) => w.characters.includes(id))) ?? null;
  const toggle = (id: CharacterId) =>
    setKept(kept.includes(id) ? kept.filter((other) => other !== id) : [...kept.slice(-1), id]);
  return (
    <div className="alm-screen">
      <p className="small">
        <Icon name="eyeoff" /> {say('almadi.prompt.keepCharacters.hint')}
      </p>
      <div className="cards">
        {dealt.map((id) => (
          <button
            type="button"
            key={id}
            className={`alm-person ${kept.includes(id) ? 'on' : ''}`}
            aria-pressed={kept.includes(id)}
            onClick={() => toggle(id)}
          >
            <Portrait id={id} />
            <b>{characterName(say, id)}</b>
            <span className="small">{say(`almadi.power.${id}`)}</span>
          </button>
        ))}
      </div>
      <button
        type="button"
        className="btn primary"
        disabled={wish === null}
        onClick={() => wish !== null && void store.act(asJson(wish))}
      >
        {say('table.confirm')}
      </button>
    </div>
  );
}
