import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { useSay } from '../../i18n.ts';
import { Threshold } from '../../ui/threshold.tsx';
import { NotFound } from '../not-found.tsx';
import { youApi } from './you-api.ts';

/** What a link in a mail leads to. Nothing happens before somebody says so: programs open links, too. */
export function MailPage() {
  const { what } = useParams();
  return what === 'confirm' || what === 'stop' ? <MailDoor what={what} /> : <NotFound />;
}

function MailDoor({ what }: { readonly what: 'confirm' | 'stop' }) {
  const say = useSay();
  const [key] = useState(() => location.hash.slice(1));
  const [done, setDone] = useState<string | null>(null);
  const go = () =>
    void youApi.mail(what, key).then(
      ({ address }) => setDone(say(`mail.${what}.done`, { address })),
      () => setDone(say('mail.gone')),
    );
  return (
    <Threshold title={say(`mail.${what}.title`)} lead={done ?? say(`mail.${what}.lead`)} isAlert={done !== null}>
      <div className="sorry-ways">
        {done === null && (
          <button type="button" className="btn primary" onClick={go}>
            {say(`mail.${what}.go`)}
          </button>
        )}
        <Link className="btn" href={done === null ? '/' : '/you/notices'}>
          {say(done === null ? 'notFound.home' : 'you.tab.notices')}
        </Link>
      </div>
    </Threshold>
  );
}
