import type { StandingAnswer } from '@majlis/table';
import { useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import '../../table/lasting.css';
import './lasting-pass.css';

const UNTILS = ['asked', 'cancelled'] as const;
type Until = (typeof UNTILS)[number];

/** In the word of `alhambra.lasting.on`. */
const whatOf = ({ prompt }: StandingAnswer): string => (prompt === 'sultan.claim' ? 'claims' : 'turns');

/** A pass for all questions of this kind, which the table gives by itself, also while this page is closed. */
export function LastingPass({ kinds }: { readonly kinds: readonly string[] }) {
  const say = useSay();
  const { decision, shown, store } = useTable();
  const kind = decision?.prompt.kind ?? '';
  const { standing } = shown;
  const others = standing.filter(({ prompt }) => prompt !== kind);
  const isOffered = kinds.includes(kind) && others.length === standing.length && decision!.legal.length > 1;
  const set = (answers: readonly StandingAnswer[]) =>
    void store.ask({ type: 'setStanding', answers: [...answers] as never });
  const pass = (until: Until) => set([...others, { prompt: kind, action: { type: 'pass' }, until }]);
  // Now it is their turn, and with their answer it lapses.
  const isOver = ({ until, prompt }: StandingAnswer) => until === 'asked' && decision !== null && prompt !== kind;
  if (store.isShared || store.isReplay) return null;
  return (
    <div className="lasting">
      {standing
        .filter((answer) => !isOver(answer))
        .map((answer) => (
          <div key={answer.prompt}>
            <span role="status">{say('alhambra.lasting.on', { what: whatOf(answer), until: answer.until })}</span>
            <button type="button" className="btn" onClick={() => set(standing.filter((other) => other !== answer))}>
              {say('alhambra.lasting.stop')}
            </button>
          </div>
        ))}
      {isOffered && (
        <fieldset>
          <legend>{say('alhambra.lasting')}</legend>
          {UNTILS.map((until) => (
            <button key={until} type="button" className="btn" onClick={() => pass(until)}>
              {say(`alhambra.lasting.${until}`)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
