import { Link } from 'wouter';
import { useSay } from '../i18n.ts';
import { Confirmed } from '../ui/confirmed.tsx';
import { Icon } from '../ui/icon.tsx';
import type { LeavingProps } from './leave-slip.tsx';
import { useTable } from './store.ts';

export function Leaving({ onNew, onGiveUp }: LeavingProps) {
  const say = useSay();
  const { shown } = useTable();
  return (
    <div className="leave-ways">
      <p className="soft">{say('leave.later.lead')}</p>
      <Link className="btn primary" href="/">
        <Icon name="door" /> {say('leave.later')}
      </Link>
      <button type="button" className="btn" onClick={onNew}>
        <Icon name="refresh" /> {say('leave.new')}
      </button>
      {shown.phase === 'playing' && (
        <Confirmed
          icon="close"
          label={say('leave.giveUp')}
          question={say('leave.giveUp.ask')}
          yes={say('leave.giveUp')}
          onYes={onGiveUp}
        />
      )}
    </div>
  );
}
