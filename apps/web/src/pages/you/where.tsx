import type { Channel } from '@majlis/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocale, useSay } from '../../i18n.ts';
import type { ApiProblem } from '../../play/remote/api.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import type { BoardProps } from './notices.tsx';
import { type PushTrouble, pushHere, subscribeHere } from './push-device.ts';
import { problemOf } from './use-asked.ts';
import { youApi } from './you-api.ts';

interface WhereProps extends BoardProps {
  readonly onTested: () => void;
}

/** The channels one has, and those one could have. */
export function Where({ board, onChange, onTested }: WhereProps) {
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => void pushHere().then(setHere), []);
  const isHere = ({ isThisDevice }: Channel) => isThisDevice && here !== null;
  return (
    <ul className="notice-where">
      {!board.channels.some(isHere) && <NewPush board={board} onChange={onChange} onHere={setHere} />}
      {board.channels.map((channel) => (
        <ChannelCard
          key={channel.id}
          channel={channel}
          isHere={isHere(channel)}
          onChange={onChange}
          onTested={onTested}
        />
      ))}
      <NewMail board={board} onChange={onChange} />
      <NewHook board={board} onChange={onChange} />
    </ul>
  );
}

const ICONS: Readonly<Record<Channel['kind'], IconName>> = { push: 'bell', mail: 'mail', hook: 'link' };

interface ChannelCardProps {
  readonly channel: Channel;
  readonly isHere: boolean;
  readonly onChange: BoardProps['onChange'];
  readonly onTested: () => void;
}

function ChannelCard({ channel, isHere, onChange, onTested }: ChannelCardProps) {
  const say = useSay();
  const { id, kind, label, state, digest } = channel;
  const [isTested, tested] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const name = say(kind === 'push' ? (isHere ? 'notices.push' : 'notices.push.other') : `notices.${kind}`);
  const test = () =>
    void youApi.testChannel(id).then(
      () => {
        setProblem(null);
        tested(true);
        // By then it has arrived, or is known not to have.
        setTimeout(onTested, 2500);
      },
      (error) => setProblem(problemOf(error)),
    );
  return (
    <li className={`niche ${state === 'on' ? '' : 'off'}`}>
      <Icon name={ICONS[kind]} />
      <div className="notice-what">
        <b>{name}</b>
        <span className="small soft">{label}</span>
        <State channel={channel} />
      </div>
      {state !== 'waiting' && (
        <input
          type="checkbox"
          role="switch"
          aria-checked={state === 'on'}
          className="switch"
          aria-label={`${name}, ${label}`}
          checked={state === 'on'}
          onChange={(event) => void onChange(youApi.changeChannel(id, { on: event.target.checked }))}
        />
      )}
      {kind === 'mail' && state !== 'waiting' && (
        <label className="setting">
          <span>{say('notices.mail.digest')}</span>
          <select
            value={digest}
            onChange={(event) =>
              void onChange(youApi.changeChannel(id, { digest: event.target.value as Channel['digest'] }))
            }
          >
            {(['none', 'hour', 'day'] as const).map((every) => (
              <option key={every} value={every}>
                {say(`notices.digest.${every}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {channel.format === 'json' && channel.secret !== null && (
        <label className="field small">
          <span>{say('notices.hook.secret')}</span>
          <input readOnly={true} value={channel.secret} onFocus={(event) => event.target.select()} />
        </label>
      )}
      <div className="notice-ways">
        {state !== 'waiting' && (
          <button type="button" className="btn" onClick={test} aria-label={`${say('notices.test')}: ${name}, ${label}`}>
            {say('notices.test')}
          </button>
        )}
        <button
          type="button"
          className="btn ghost"
          aria-label={`${say('notices.remove')}: ${name}, ${label}`}
          onClick={() => void onChange(youApi.dropChannel(id))}
        >
          {say('notices.remove')}
        </button>
      </div>
      {isTested && <p role="status">{say('notices.test.sent')}</p>}
      {problem !== null && <ProblemLine problem={problem} />}
    </li>
  );
}

/** How a channel is doing, in words. */
function State({ channel: { state, lastAt, lastResult, kind } }: { readonly channel: Channel }) {
  const say = useSay();
  const { locale } = useLocale();
  if (state === 'waiting') return <em className="bad">{say('notices.mail.waiting')}</em>;
  if (state === 'broken') return <em className="bad">{say('notices.broken')}</em>;
  if (lastAt === null || lastResult === null) return <em>{say(state === 'on' ? 'notices.on' : 'notices.isOff')}</em>;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(lastAt);
  const isGood = kind === 'mail' ? lastResult === 'sent' : /^2\d\d$/.test(lastResult);
  return isGood ? (
    <em className="good">{say('notices.state.sent', { date })}</em>
  ) : (
    <em className="bad">{say('notices.state.failed', { result: lastResult, date })}</em>
  );
}

function NewPush({ board, onChange, onHere }: BoardProps & { readonly onHere: (endpoint: string | null) => void }) {
  const say = useSay();
  const [trouble, setTrouble] = useState<PushTrouble | null>(null);
  const subscribe = async () => {
    const news = await subscribeHere(board.offers.push).catch(problemOf);
    if (typeof news === 'string') setTrouble(news);
    else await onChange(news instanceof Error ? Promise.reject(news) : Promise.resolve(news));
    onHere(await pushHere());
  };
  return (
    <li className="niche off">
      <Icon name="bell" />
      <div className="notice-what">
        <b>{say('notices.push')}</b>
        <span className="small soft">{say('notices.push.lead')}</span>
        {trouble !== null && (
          <em className="bad" role="alert">
            {say(`notices.push.${trouble}`)}
          </em>
        )}
      </div>
      <div className="notice-ways">
        <button type="button" className="btn primary" onClick={() => void subscribe()}>
          {say('notices.push.add')}
        </button>
      </div>
    </li>
  );
}

function NewMail({ board, onChange }: BoardProps) {
  const say = useSay();
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const address = String(new FormData(form).get('address')).trim();
    void onChange(youApi.addChannel({ kind: 'mail', address })).then((isDone) => isDone && form.reset());
  };
  return (
    <li className="niche">
      <Icon name="mail" />
      <div className="notice-what">
        <b>{say('notices.mail')}</b>
        {!board.offers.mail && <span className="small soft">{say('notices.mail.off')}</span>}
      </div>
      {board.offers.mail && (
        <form className="notice-new" onSubmit={add}>
          <label className="field">
            <span className="vh">{say('notices.mail.address')}</span>
            <input
              name="address"
              type="email"
              required
              placeholder={say('notices.mail.address')}
              autoComplete="email"
            />
          </label>
          <button type="submit" className="btn">
            {say('notices.mail.add')}
          </button>
        </form>
      )}
    </li>
  );
}

const FORMATS = ['discord', 'slack', 'json'] as const;
const FORMAT_NAMES = { discord: 'Discord', slack: 'Slack' } as const;

function NewHook({ board, onChange }: BoardProps) {
  const say = useSay();
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const wanted = { kind: 'hook', url: String(data.get('url')).trim(), format: data.get('format') as 'json' } as const;
    void onChange(youApi.addChannel(wanted)).then((isDone) => isDone && form.reset());
  };
  return (
    <li className="niche">
      <Icon name="link" />
      <div className="notice-what">
        <b>{say('notices.hook')}</b>
        <span className="small soft">{say(board.offers.hook ? 'notices.hook.lead' : 'notices.hook.off')}</span>
      </div>
      {board.offers.hook && (
        <form className="notice-new" onSubmit={add}>
          <label className="setting">
            <span>{say('notices.hook.format')}</span>
            <select name="format">
              {FORMATS.map((format) => (
                <option key={format} value={format}>
                  {format === 'json' ? say('notices.hook.json') : FORMAT_NAMES[format]}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span className="vh">{say('notices.hook.url')}</span>
            <input name="url" type="url" required placeholder="https://" autoComplete="off" />
          </label>
          <button type="submit" className="btn">
            {say('notices.hook.add')}
          </button>
        </form>
      )}
    </li>
  );
}
