import type { NoticeBoard } from '@majlis/protocol';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useLocale, useSay } from '../../i18n.ts';
import { me } from '../../play/remote/api.ts';
import { changeSettings, useSettings } from '../../settings.ts';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { Frame } from './frame.tsx';
import './notices.css';
import { Quiet } from './quiet.tsx';
import { Sent } from './sent.tsx';
import { TableLevels } from './table-levels.tsx';
import { useAsked } from './use-asked.ts';
import { What } from './what.tsx';
import { Where } from './where.tsx';
import { youApi } from './you-api.ts';

export type Change = (what: Promise<NoticeBoard>) => Promise<boolean>;

export interface BoardProps {
  readonly board: NoticeBoard;
  readonly onChange: Change;
}

/** Where, what and when somebody is told that a table waits. */
export function NoticesPage() {
  const say = useSay();
  if (me() === null) {
    return (
      <Frame tab="notices" title={say('you.nobody')} lead={say('you.nobody.lead')}>
        <Link className="btn primary" href="/you">
          {say('you.title')}
        </Link>
      </Frame>
    );
  }
  return (
    <Frame tab="notices" title={say('notices.title')} lead={say('notices.lead')}>
      <Board />
    </Frame>
  );
}

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function Board() {
  const say = useSay();
  const { locale } = useLocale();
  const { sound } = useSettings();
  const { value: board, problem, change, refresh } = useAsked(youApi.notices);
  // Notices speak the language of the page and know the time where the page is looked at.
  const wish = board?.wish ?? null;
  useEffect(() => {
    const zone = zoneHere();
    if (board === null || (wish !== null && wish.locale === locale && wish.zone === zone)) return;
    void change(youApi.wish({ locale, zone, quiet: wish?.quiet ?? null }));
  }, [board, wish, locale, change]);
  if (board === null) return problem === null ? null : <ProblemLine problem={problem} />;
  const parts = { board, onChange: change };
  return (
    <>
      {problem !== null && <ProblemLine problem={problem} />}
      <div className="notice-cols">
        <section>
          <h2 className="display">{say('notices.where')}</h2>
          <Where {...parts} onTested={refresh} />
        </section>
        <section>
          <h2 className="display">{say('notices.what')}</h2>
          <What {...parts} />
          <TableLevels {...parts} />
        </section>
        <section>
          <h2 className="display">{say('notices.when')}</h2>
          <Quiet {...parts} />
          <label className="niche check">
            <input
              type="checkbox"
              checked={sound}
              onChange={(event) => changeSettings({ sound: event.target.checked })}
            />
            <span>{say('notices.sound')}</span>
          </label>
          <Sent board={board} />
        </section>
      </div>
    </>
  );
}
