import { useSay } from '../../i18n.ts';
import type { Desk } from './desk.ts';
import { UNTILS, type Until } from './lasting.ts';
import type { Passing } from './passing.ts';
import '../../table/lasting.css';

/** How long a pass lasts; and the pass that does, with the way out of it. */
export function PassRow({ desk, passing }: { readonly desk: Desk; readonly passing: Passing }) {
  const say = useSay();
  const { question, view } = desk;
  if (passing.standing !== null) {
    return (
      <div className="lasting passrow">
        <div>
          <span role="status">{say('dragon.pass.on', { until: say(`dragon.pass.${passing.standing}`) })}</span>
          <button type="button" className="btn" onClick={passing.stop}>
            {say('dragon.pass.stop')}
          </button>
        </div>
      </div>
    );
  }
  if (question?.kind !== 'plays' || question.legal.length === 1) return null;
  const offered = UNTILS.filter((until) => until !== 'tally' || view.stage === 'placing');
  const choice = (until: Until) => (
    <button
      type="button"
      key={until}
      className="btn"
      role="radio"
      aria-checked={passing.until === until}
      onClick={() => passing.choose(until)}
    >
      {say(`dragon.pass.${until}`)}
    </button>
  );
  return (
    <div className="lasting passrow">
      <div className="until" role="radiogroup" aria-label={say('dragon.pass.label')} title={say('dragon.pass.hush')}>
        <span>{say('dragon.pass.label')}</span>
        {offered.map(choice)}
      </div>
    </div>
  );
}
