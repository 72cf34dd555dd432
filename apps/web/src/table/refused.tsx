import type { Refusal } from '@majlis/kernel';
import { useSay } from '../i18n.ts';
import { refusalWords } from './refusal-words.ts';
import './refused.css';
import { useTable } from './store.ts';

/** Why not, and the rule that says so. */
export function Refused({ refusal }: { readonly refusal: Refusal }) {
  const say = useSay();
  const { ui, telling, store } = useTable();
  const rule = ui.rules[refusal.code];
  return (
    <em className="refused">
      {say('table.refused', { reason: refusalWords(ui, telling, refusal) })}{' '}
      {rule !== undefined && (
        <button
          type="button"
          className="rule-link"
          aria-label={say('rules.open', { rule })}
          onClick={() => store.lookUp(rule)}
        >
          {rule}
        </button>
      )}
    </em>
  );
}
