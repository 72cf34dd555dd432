import { ARTIFACTS, KINDS, SPELLS, TOKENS } from '@majlis/aladdins-dragon/client';
import { playerToken, type SeatNumber } from '@majlis/art';
import type { Json, Seat } from '@majlis/kernel';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { whyNot } from '../../table/why-not.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { hoardChange } from './counted.ts';
import type { Desk } from './desk.ts';
import { amountName, doesText, isSpell, playName } from './names.ts';
import { NOTHING, paidBy, playOf, pricesOf, wishToPlay } from './picking.ts';
import { CardPic, TreasureSign } from './pieces.tsx';

/** The violet folding screen: what is on it, nobody else sees. */
export function Screen({ desk }: { readonly desk: Desk }) {
  const say = useSay();
  const { me, view, spotlight, question } = desk;
  if (me === null) return null;
  const hasTokens = spotlight === null && (view.stage === 'placing' || question?.kind === 'place');
  return (
    <section className="screen" data-theme="night" aria-label={say('dragon.screen')}>
      <h2 className="chip">
        <Icon name="eyeoff" />
        <span>{say('dragon.screen')}</span>
      </h2>
      {hasTokens && <Tokens desk={desk} seat={me} />}
      <Coffer desk={desk} seat={me} />
      <Cards desk={desk} seat={me} />
    </section>
  );
}

interface PartProps {
  readonly desk: Desk;
  readonly seat: Seat;
}

function Tokens({ desk, seat }: PartProps) {
  const say = useSay();
  const { picked, pick, question, view } = desk;
  const placed = new Set(view.players[seat]!.tokens.map(({ value }) => value));
  const isAsked = question?.kind === 'place';
  return (
    <div className="toks" role="radiogroup" aria-label={say('dragon.tokens')} onKeyDown={walkTokens}>
      {TOKENS.map((value) =>
        placed.has(value) ? (
          <span key={value} className="tok gone" role="img" aria-label={say('dragon.tokenGone', { value })}>
            <b>{value}</b>
          </span>
        ) : (
          <button
            type="button"
            key={value}
            className={`tok ${picked.token === value ? 'sel' : ''}`}
            role="radio"
            aria-checked={picked.token === value}
            aria-label={say('dragon.token', { value })}
            disabled={!isAsked}
            onClick={() => pick({ token: picked.token === value ? null : value, play: null, on: [] })}
          >
            <Drawing sign="token" box={48} art={playerToken((seat + 1) as SeatNumber, value)} />
          </button>
        ),
      )}
    </div>
  );
}

function walkTokens(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button.tok')];
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  const next = all[(at + step + all.length) % all.length];
  next?.focus();
  next?.click();
}

/** What the space that is shown has changed in the hoard, or the choice under way would. */
function changeOf({ question, picked, slide, me }: Desk): readonly number[] {
  if (slide !== null && me !== null) return hoardChange(slide.episode.events, me);
  if (question === null) return NOTHING;
  const paid = question.kind === 'buy' ? paidBy(picked.bill, pricesOf(question)) : picked.give;
  return paid.map((n, kind) => picked.take[kind]! - n);
}

function Coffer({ desk, seat }: PartProps) {
  const say = useSay();
  const hoard = desk.counted.players[seat]!.hoard ?? NOTHING;
  const change = changeOf(desk);
  return (
    <ul className="coffer" aria-label={say('dragon.hoard')}>
      {KINDS.map((id, kind) => {
        const by = change[kind]!;
        return (
          <li key={id} className={by < 0 ? 'give' : by > 0 ? 'take' : ''} title={amountName(say, kind, hoard[kind]!)}>
            <TreasureSign kind={kind} />
            <b>{hoard[kind]}</b>
            {by !== 0 && <i>{by > 0 ? `+${by}` : `−${-by}`}</i>}
          </li>
        );
      })}
    </ul>
  );
}

interface Held {
  readonly id: string;
  readonly isSpent: boolean;
}

function heldBy({ counted }: Desk, seat: Seat): Held[] {
  const { artifacts, used, spells } = counted.players[seat]!;
  const tiles = ARTIFACTS.flatMap((id, n) =>
    Array.from({ length: artifacts[n]! }, (_, i) => ({ id, isSpent: i < used[n]! })),
  );
  return [...tiles, ...(spells.items ?? []).map((spell) => ({ id: SPELLS[spell]!, isSpent: false }))];
}

const playWith = (id: string): string => (isSpell(id) ? `cast ${id}` : `use ${id}`);

const mayPlay = ({ question }: Desk, id: string): boolean =>
  question?.legal.some((action) => playOf(action) === playWith(id)) ?? false;

/** While plays are asked for, a card that cannot be played says why. */
function shutPlay(desk: Desk, id: string): Json | null {
  if (desk.question?.kind !== 'plays' && desk.question?.kind !== 'counter') return null;
  return mayPlay(desk, id) ? null : wishToPlay(playWith(id), []);
}

/** Artifacts and spells; each says what it does when it is touched. */
function Cards({ desk, seat }: PartProps) {
  const say = useSay();
  const { store } = useTable();
  const [told, tell] = useState<string | null>(null);
  const held = heldBy(desk, seat);
  /** Also within a question about something else; the panel of plays asks for its aim. */
  const play = (id: string) => {
    desk.pick({ play: playWith(id), on: [] });
    tell(null);
  };
  if (held.length === 0) return null;
  return (
    <>
      <div
        className="arts"
        style={{ '--held': held.length } as CSSProperties}
        role="group"
        aria-label={say('dragon.cards')}
      >
        {held.map(({ id, isSpent }, i) => (
          <button
            type="button"
            // biome-ignore lint/suspicious/noArrayIndexKey: two artifacts can look alike; the place tells them apart
            key={`${i}.${id}`}
            className={`held ${isSpent ? 'spent' : ''} ${told === id ? 'told' : ''}`}
            aria-label={playName(say, id)}
            aria-expanded={told === id}
            title={playName(say, id)}
            onClick={() => tell(told === id ? null : id)}
            {...whyNot(store, shutPlay(desk, id))}
          >
            <CardPic id={id} />
          </button>
        ))}
      </div>
      {told !== null && held.some(({ id }) => id === told) && (
        <div className="niche slip explain" role="status">
          <b>{playName(say, told)}</b>
          <span>{desk.view.magic ? doesText(say, told) : ''}</span>
          {mayPlay(desk, told) && (
            <button type="button" className="btn" onClick={() => play(told)}>
              {say(isSpell(told) ? 'dragon.action.cast' : 'dragon.action.use', { play: playName(say, told) })}
            </button>
          )}
          <button type="button" className="iconbtn" aria-label={say('dragon.card.close')} onClick={() => tell(null)}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </>
  );
}
