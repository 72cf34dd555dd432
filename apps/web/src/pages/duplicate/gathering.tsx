import type { MatchSummary } from '@majlis/protocol';
import { type FormEvent, useState } from 'react';
import { useSay } from '../../i18n.ts';
import { introduce, me } from '../../play/remote/api.ts';
import { Icon } from '../../ui/icon.tsx';
import { matchApi } from './match-api.ts';

interface GatheringProps {
  readonly match: MatchSummary;
  readonly attempt: (what: () => Promise<MatchSummary>) => void;
}

/** Before the deal: who takes part, and the link for others. */
export function Gathering({ match, attempt }: GatheringProps) {
  const say = useSay();
  const { id, players, seats, tables, deals, host } = match;
  const own = me()?.id;
  const isIn = players.some((player) => player.id === own);
  const isHost = host === own;
  return (
    <>
      <p className="duplicate-lead">{say('match.lead', { tables, deals: deals.length, most: tables * seats })}</p>
      <section aria-labelledby="match-players">
        <h2 className="display" id="match-players">
          {say('match.players')}
        </h2>
        <ul className="match-players">
          {players.map((player) => (
            <li key={player.id}>
              {player.name}
              {player.id === host && <span className="small soft"> {say('match.host')}</span>}
            </li>
          ))}
        </ul>
      </section>
      <MatchLink />
      <p className="duplicate-ways">
        {isHost && (
          <button
            type="button"
            className="btn primary big"
            disabled={players.length < 2}
            onClick={() => attempt(() => matchApi.start(id))}
          >
            {say('match.start')}
          </button>
        )}
        {isIn && !isHost && (
          <button type="button" className="btn" onClick={() => attempt(() => matchApi.leave(id))}>
            {say('match.leave')}
          </button>
        )}
      </p>
      {!isIn && <Join onJoin={(name) => attempt(() => introduce(name).then(() => matchApi.join(id)))} />}
      {isIn && <p role="status">{say(isHost ? 'match.needTwo' : 'match.waiting', { count: players.length })}</p>}
    </>
  );
}

function Join({ onJoin }: { readonly onJoin: (name: string) => void }) {
  const say = useSay();
  const join = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onJoin(String(new FormData(event.currentTarget).get('name')).trim());
  };
  return (
    <form className="duplicate-ways match-join" onSubmit={join}>
      <label className="field">
        <span className="eyebrow">{say('duplicate.name')}</span>
        <input name="name" required maxLength={24} defaultValue={me()?.name ?? ''} autoComplete="nickname" />
      </label>
      <button type="submit" className="btn primary">
        {say('match.join')}
      </button>
    </form>
  );
}

function MatchLink() {
  const say = useSay();
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(location.href).then(() => setCopied(true));
  return (
    <p className="duplicate-ways">
      <button type="button" className="btn" onClick={copy}>
        <Icon name={isCopied ? 'check' : 'link'} /> <span>{say(isCopied ? 'lobby.copied' : 'match.link')}</span>
      </button>
    </p>
  );
}
