import type { NoticeBoard, SentNotice } from '@majlis/protocol';
import { hasWords, useLocale, useSay } from '../../i18n.ts';
import { Icon } from '../../ui/icon.tsx';

const SHOWN = 12;

/** What was sent when, and what is still to be. */
export function Sent({ board }: { readonly board: NoticeBoard }) {
  const say = useSay();
  return (
    <div className="niche">
      <h3 className="display">{say('notices.sent')}</h3>
      {board.sent.length === 0 && <p className="small soft">{say('notices.sent.none')}</p>}
      <ul className="notice-sent">
        {board.sent.slice(0, SHOWN).map((notice) => (
          <Notice key={notice.id} notice={notice} board={board} />
        ))}
      </ul>
    </div>
  );
}

function Notice({ notice, board }: { readonly notice: SentNotice; readonly board: NoticeBoard }) {
  const say = useSay();
  const { locale } = useLocale();
  const { kind, state, doneAt, dueAt, result } = notice;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(doneAt ?? dueAt);
  const channel = board.channels.find(({ id }) => id === notice.channel);
  const words = `notices.kind.${kind}`;
  const when = state === 'waiting' ? say('notices.sent.waiting', { date }) : date;
  return (
    <li>
      <Icon name={state === 'sent' ? 'check' : state === 'waiting' ? 'clock' : 'warn'} />
      <b>{hasWords(words) ? say(words) : kind}</b>
      <span className="small soft">{channel?.label}</span>
      <span className="small soft">{state === 'failed' ? `${when} · ${result ?? ''}` : when}</span>
    </li>
  );
}
