import { Link } from 'wouter';
import { useSay } from '../i18n.ts';
import { Threshold } from '../ui/threshold.tsx';

export function NotFound() {
  const say = useSay();
  return (
    <Threshold title={say('notFound.title')} lead={say('notFound.lead')}>
      <Link className="btn primary" href="/">
        {say('notFound.home')}
      </Link>
    </Threshold>
  );
}
