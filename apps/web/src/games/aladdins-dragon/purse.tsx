import { KINDS, type Treasures } from '@majlis/aladdins-dragon/client';
import { useSay } from '../../i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Desk } from './desk.ts';
import { kindName, treasuresText } from './names.ts';
import { changed, NOTHING, PAYING, totalOf } from './picking.ts';
import { TreasureSign } from './pieces.tsx';

/** Treasures by kinds, where a question asks for some of them. */
export function PursePanel({ desk }: { readonly desk: Desk }) {
  const say = useSay();
  const { question, picked, pick, view, me } = desk;
  if (question === null || me === null) return null;
  const hoard = view.players[me]!.hoard ?? NOTHING;
  const amount = question.kind === 'market' ? 1 : (question.facts.amount ?? 0);
  const give = (treasures: Treasures) => pick({ give: treasures });
  const take = (treasures: Treasures) => pick({ take: treasures });
  if (question.kind === 'take') {
    return (
      <Purse
        title={say('dragon.purse.treasury')}
        stock={view.treasury}
        chosen={picked.take}
        amount={amount}
        onChange={take}
      />
    );
  }
  if (question.kind === 'trade') {
    const most = Math.max(1, totalOf(picked.give));
    const stock = view.treasury.map((n, kind) => n + picked.give[kind]!);
    return (
      <div className="purses">
        <Purse
          title={say('dragon.purse.give')}
          stock={hoard}
          chosen={picked.give}
          amount={totalOf(hoard)}
          onChange={give}
        />
        <Purse title={say('dragon.purse.take')} stock={stock} chosen={picked.take} amount={most} onChange={take} />
      </div>
    );
  }
  if (question.kind !== 'market' && !PAYING.has(question.kind)) return null;
  return <Purse title={say('dragon.purse.hoard')} stock={hoard} chosen={picked.give} amount={amount} onChange={give} />;
}

interface PurseProps {
  readonly title: string;
  readonly stock: Treasures;
  readonly chosen: Treasures;
  readonly amount: number;
  readonly onChange: (treasures: Treasures) => void;
}

/** A touch adds one; past the full amount the newest choice takes the place of another. */
function Purse({ title, stock, chosen, amount, onChange }: PurseProps) {
  const say = useSay();
  const missing = amount - totalOf(chosen);
  const add = (kind: number) => {
    const other = chosen.findIndex((n, k) => n > 0 && k !== kind);
    if (missing > 0) onChange(changed(chosen, kind, 1));
    else if (other >= 0) onChange(changed(changed(chosen, other, -1), kind, 1));
  };
  return (
    <fieldset className="purse">
      <legend>
        {title}
        <small aria-live="polite">{statusText()}</small>
      </legend>
      {KINDS.map((id, kind) => {
        const isFull = chosen[kind]! >= stock[kind]! || amount === 0;
        return (
          <div key={id} className={`kind ${chosen[kind]! > 0 ? 'some' : ''} ${stock[kind] === 0 ? 'none' : ''}`}>
            <button
              type="button"
              className="btn more"
              disabled={isFull}
              aria-label={say('dragon.purse.add', {
                kind: kindName(say, kind),
                chosen: chosen[kind]!,
                stock: stock[kind]!,
              })}
              onClick={() => add(kind)}
            >
              <TreasureSign kind={kind} />
              <b>{chosen[kind]}</b>
              <small>{say('dragon.purse.of', { stock: stock[kind]! })}</small>
            </button>
            <button
              type="button"
              className="btn less"
              disabled={chosen[kind] === 0}
              aria-label={say('dragon.purse.less', { kind: kindName(say, kind) })}
              onClick={() => onChange(changed(chosen, kind, -1))}
            >
              <Icon name="minus" />
            </button>
          </div>
        );
      })}
    </fieldset>
  );

  function statusText(): string {
    if (totalOf(stock) < amount) return say('dragon.purse.poor', { count: totalOf(stock) });
    if (missing > 0 && amount < totalOf(stock)) return say('dragon.purse.missing', { count: missing });
    return totalOf(chosen) === 0 ? '' : treasuresText(say, chosen);
  }
}
