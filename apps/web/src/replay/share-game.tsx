import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useSay } from '../i18n.ts';
import type { Finished } from '../play/local/messages.ts';
import { allNotes, keepUpload } from '../play/local/notes.ts';
import { ApiProblem, api, introduce, me } from '../play/remote/api.ts';
import { CloseForm } from '../table/close-form.tsx';
import { Icon } from '../ui/icon.tsx';
import './share-game.css';
import { ProblemLine } from '../ui/problem-line.tsx';

interface ShareGameProps {
  /** The name of the table on this device. */
  readonly id: string;
  readonly finished: () => Promise<Finished>;
  /** Where in the game the link leads: `m=12&seat=1`. */
  readonly place?: string;
  readonly page?: 'replay' | 'review';
}

/** Sends a finished game of this device to the server, so that others can see it by a link. */
export function ShareGame({ id, finished, place = '', page = 'replay' }: ShareGameProps) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const [table, setTable] = useState<string | null>(null);
  useEffect(() => {
    void allNotes().then((notes) => setTable(notes.find((note) => note.id === id)?.uploaded ?? null));
  }, [id]);
  const title = say('share.title');
  return (
    <>
      <button type="button" className="btn" onClick={() => dialog.current?.showModal()}>
        <Icon name="link" />
        <span>{say('share.open')}</span>
      </button>
      <dialog ref={dialog} className="niche slip share-game" aria-label={title}>
        <h2 className="display">{title}</h2>
        {table === null ? (
          <SendForm
            finished={finished}
            onSent={(sent) => {
              setTable(sent);
              void keepUpload(id, sent);
            }}
          />
        ) : (
          <SharedLink address={`${location.origin}/t/${table}/${page}${place === '' ? '' : `?${place}`}`} />
        )}
        <CloseForm />
      </dialog>
    </>
  );
}

interface SendFormProps {
  readonly finished: () => Promise<Finished>;
  readonly onSent: (table: string) => void;
}

function SendForm({ finished, onSent }: SendFormProps) {
  const say = useSay();
  const isOnline = useOnline();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    setSending(true);
    setProblem(null);
    try {
      await introduce(name);
      onSent((await api.upload(await finished())).id);
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error : new ApiProblem('other'));
      setSending(false);
    }
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <p className="soft">{say('share.lead')}</p>
      <label className="field">
        <span>{say('new.name')}</span>
        <input name="name" required maxLength={24} defaultValue={me()?.name ?? ''} autoComplete="nickname" />
      </label>
      {!isOnline && <p role="status">{say('share.offline')}</p>}
      {problem !== null && <ProblemLine problem={problem} />}
      <button type="submit" className="btn primary" disabled={!isOnline || isSending}>
        {say(isSending ? 'share.sending' : 'share.send')}
      </button>
    </form>
  );
}

function SharedLink({ address }: { readonly address: string }) {
  const say = useSay();
  const field = useId();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="share-link">
      <p className="soft" role="status">
        {say('share.done')}
      </p>
      <label className="vh" htmlFor={field}>
        {say('share.link')}
      </label>
      <input id={field} readOnly value={address} onFocus={(event) => event.target.select()} />
      <button
        type="button"
        className="btn primary"
        onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}
      >
        <Icon name={isCopied ? 'check' : 'link'} /> {say(isCopied ? 'lobby.copied' : 'lobby.copy')}
      </button>
    </div>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (listen) => {
      addEventListener('online', listen);
      addEventListener('offline', listen);
      return () => {
        removeEventListener('online', listen);
        removeEventListener('offline', listen);
      };
    },
    () => navigator.onLine,
  );
}
