import type { Channel } from '@majlis/protocol';
import { useSay } from '../../i18n.ts';
import type { BoardProps } from './notices.tsx';
import { youApi } from './you-api.ts';

const SUBJECTS: readonly Channel['subjects'][number][] = ['turn', 'clock', 'asked', 'begun', 'over', 'chat'];

/** What is told where: a row for each subject, a column for each channel. */
export function What({ board, onChange }: BoardProps) {
  const say = useSay();
  const channels = board.channels.filter(({ state }) => state !== 'waiting');
  if (channels.length === 0) return <p className="soft">{say('notices.none')}</p>;
  const nameOf = ({ kind, label }: Channel) => (kind === 'push' ? say('notices.push') : label);
  const toggle = ({ id, subjects }: Channel, subject: Channel['subjects'][number], isOn: boolean) => {
    const others = subjects.filter((other) => other !== subject);
    void onChange(youApi.changeChannel(id, { subjects: isOn ? [...others, subject] : others }));
  };
  return (
    <div className="notice-table">
      <table>
        <thead>
          <tr>
            <td />
            {channels.map((channel) => (
              <th key={channel.id} scope="col">
                <span>{say(`notices.short.${channel.kind}`)}</span>
                <span className="small mute">{channel.label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SUBJECTS.map((subject) => (
            <tr key={subject}>
              <th scope="row">{say(`notices.subject.${subject}`)}</th>
              {channels.map((channel) => (
                <td key={channel.id}>
                  <input
                    type="checkbox"
                    aria-label={`${say(`notices.subject.${subject}`)}, ${nameOf(channel)}`}
                    checked={channel.subjects.includes(subject)}
                    onChange={(event) => toggle(channel, subject, event.target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
