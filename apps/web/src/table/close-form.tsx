import { useSay } from '../i18n.ts';

/** The way out of a slip, always in sight at its lower edge. */
export function CloseForm() {
  const say = useSay();
  return (
    <form method="dialog" className="slip-close">
      <button type="submit" className="btn">
        {say('table.close')}
      </button>
    </form>
  );
}
