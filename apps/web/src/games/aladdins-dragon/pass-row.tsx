import { useSay } from '../../i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Desk } from './desk.ts';
import { UNTILS, type Until } from './lasting.ts';
import type { Passing } from './passing.ts';

/** How long a pass lasts; and the pass that does, with the way out of it. */
export function PassRow({ desk, passing }: { readonly desk: Desk; readonly passing: Passing }) {
  const say = useSay();
  const { question, view } = desk;
  if (passing.standing !== null) {
    return (
      <div className="passrow">
        <span>{say('dragon.pass.on', { until: say(`dragon.pass.${passing.standing}`) })}</span>
        <button type="button" className="btn" onClick={passing.stop}>
          {say('dragon.pass.stop')}
        </button>
      </div>
    );
  }
  if (question?.kind !== 'plays' || question.legal.length === 1) return null;
  const offered = UNTILS.filter((until) => until !== 'tally' || view.stage === 'placing');
  const choice = (until: Until) => (
    <button
      type="button"
      key={until}
      role="radio"
      aria-checked={passing.until === until}
      onClick={() => passing.choose(until)}
    >
      {say(`dragon.pass.${until}`)}
    </button>
  );
  return (
    <div className="passrow">
      <b>{say('dragon.pass.label')}</b>
      <div className="until" role="radiogroup" aria-label={say('dragon.pass.label')}>
        {offered.map(choice)}
      </div>
      <span className="hush">
        <Icon name="eyeoff" />
        {say('dragon.pass.hush')}
      </span>
    </div>
  );
}
