import type { Json } from '@majlis/kernel';
import { useState } from 'react';
import { useSay } from '../i18n.ts';
import { useTable } from './store.ts';

const SHOWN_AT_FIRST = 12;

/** Every legal action as a button with its words: plays any question that has no picture of its own. */
export function Choices({ only }: { readonly only?: (action: Json) => boolean }) {
  const say = useSay();
  const { decision, ui, telling, store } = useTable();
  const [isOpen, open] = useState(false);
  if (decision === null) return null;
  const legal = only === undefined ? decision.legal : decision.legal.filter(only);
  const listed = isOpen ? legal : legal.slice(0, SHOWN_AT_FIRST);
  return (
    <fieldset className="choices">
      <legend className="vh">{say('table.choose')}</legend>
      {listed.map((action) => (
        <button type="button" key={JSON.stringify(action)} className="btn" onClick={() => void store.act(action)}>
          {ui.action(telling, action)}
        </button>
      ))}
      {legal.length > listed.length && (
        <button type="button" className="btn ghost" onClick={() => open(true)}>
          {say('table.more', { count: legal.length })}
        </button>
      )}
    </fieldset>
  );
}
