import { ARTIFACTS, numberOf, OUT, ownerOf, usesSeen } from '@majlis/aladdins-dragon/client';
import { useSay } from '../../i18n.ts';
import { SeatArt } from '../../table/seat-art.tsx';
import { useTable } from '../../table/store.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Desk } from './desk.ts';
import { doerOf } from './events.ts';
import { RankLanes } from './lanes.tsx';
import { aimedName, doesText, isSpell, playName, spaceName, TARGETS, targetName } from './names.ts';
import { aimsOf, cardOfPlay, nextTargets, playOf, type Question } from './picking.ts';
import { Pick } from './picks.tsx';
import { CardPic, Face, Pile } from './pieces.tsx';

/** A moment for plays: what would happen, what is declared, what I may do about it. */
export function MagicPanel({ desk }: { readonly desk: Desk }) {
  const say = useSay();
  const { question, spotlight } = desk;
  if (question === null) return null;
  return (
    <div className={`magic ${spotlight === null ? 'broad' : ''}`}>
      {spotlight !== null && (
        <section>
          <h2>{say('dragon.magic.present')}</h2>
          <RankLanes desk={desk} space={spotlight} isBrief />
        </section>
      )}
      <DeclaredList desk={desk} question={question} />
      <MyPlays desk={desk} question={question} />
    </div>
  );
}

interface PartProps {
  readonly desk: Desk;
  readonly question: Question;
}

function DeclaredList({ desk, question }: PartProps) {
  const say = useSay();
  const { telling } = useTable();
  const { declared } = desk;
  return (
    <section>
      <h2>
        {say('dragon.magic.declared')}
        <small>{declared.length === 0 ? say('dragon.magic.declared.none') : say('dragon.magic.declared.hint')}</small>
      </h2>
      <ol className="stack">
        {declared.map(({ seat, id, on }, i) => (
          <li key={`${seat}.${id}.${on.join()}`} className={`btn ans ${id === question.facts.spell ? 'hot' : ''}`}>
            <CardPic id={id} />
            <span>
              <b>
                <SeatArt seat={seat} />
                {say('dragon.event.declared', { ...doerOf(telling, seat), play: aimedName(telling, id, on) })}
              </b>
              <small>{doesText(say, id)}</small>
            </span>
            <span className="out">{i + 1}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function MyPlays({ desk, question }: PartProps) {
  const say = useSay();
  const { picked, pick, view, me } = desk;
  const plays = [...new Set(question.legal.flatMap((action) => playOf(action) ?? []))];
  const aims = aimsOf(question, picked.play);
  const isAiming = picked.play !== null && nextTargets(aims, []).length > 0 && question.kind !== 'counter';
  if (isAiming) return <Aiming desk={desk} aims={aims} />;
  const uses = me === null ? 0 : usesSeen(view, me);
  const isLampLit = me !== null && view.players[me]!.used[ARTIFACTS.indexOf('lamp')]! > 0;
  return (
    <section>
      <h2>
        {say('dragon.magic.may')}
        <small>{say('dragon.magic.uses', { count: uses })}</small>
      </h2>
      {plays.length === 0 && <p className="nothing">{say('dragon.magic.nothing')}</p>}
      <div className="answers">
        {plays.map((play) => {
          const id = cardOfPlay(play);
          return (
            <Pick
              key={play}
              art={<CardPic id={id} />}
              title={playName(say, id)}
              text={doesText(say, id)}
              note={isSpell(id) && !isLampLit ? say('dragon.magic.lights') : undefined}
              isPicked={picked.play === play}
              onPick={() => pick({ play: picked.play === play ? null : play, on: [] })}
            />
          );
        })}
      </div>
    </section>
  );
}

/** The targets of a play, one after the other. */
function Aiming({ desk, aims }: { readonly desk: Desk; readonly aims: readonly (readonly number[])[] }) {
  const say = useSay();
  const { telling } = useTable();
  const { picked, pick } = desk;
  const id = cardOfPlay(picked.play);
  const words = TARGETS[id] ?? [];
  const next = nextTargets(aims, picked.on);
  const word = words[picked.on.length];
  return (
    <section>
      <h2>
        {aimedName(telling, id, picked.on)}
        <small>{word !== undefined && next.length > 0 ? say(`dragon.target.${word}`) : doesText(say, id)}</small>
      </h2>
      {word === 'token' ? (
        <TokenTargets desk={desk} targets={next} />
      ) : (
        <div className="targets">
          {next.map((target) => (
            <button
              type="button"
              key={target}
              className="btn target"
              onClick={() => pick({ on: [...picked.on, target] })}
            >
              {targetName(telling, word, target)}
            </button>
          ))}
        </div>
      )}
      <button
        type="button"
        className="btn ghost"
        onClick={() => pick(picked.on.length === 0 ? { play: null, on: [] } : { on: picked.on.slice(0, -1) })}
      >
        <Icon name="back" />
        {say('dragon.target.back')}
      </button>
    </section>
  );
}

/** Tokens by the space they lie in. */
function TokenTargets({ desk, targets }: { readonly desk: Desk; readonly targets: readonly number[] }) {
  const { telling } = useTable();
  const { picked, pick, view } = desk;
  const spaceOf = (target: number) => view.players[ownerOf(target)]?.tokens[numberOf(target)]?.space ?? OUT;
  const spaces = [...new Set(targets.map(spaceOf))].sort((a, b) => a - b);
  return (
    <ul className="places">
      {spaces.map((space) => (
        <li key={space} className="targets">
          <span>{space === OUT ? telling.say('dragon.target.none') : spaceName(telling.say, space)}</span>
          {targets
            .filter((target) => spaceOf(target) === space)
            .map((target) => (
              <button
                type="button"
                key={target}
                className="btn target"
                aria-label={targetName(telling, 'token', target)}
                title={targetName(telling, 'token', target)}
                onClick={() => pick({ on: [...picked.on, target] })}
              >
                <TargetToken desk={desk} target={target} />
              </button>
            ))}
        </li>
      ))}
    </ul>
  );
}

function TargetToken({ desk, target }: { readonly desk: Desk; readonly target: number }) {
  const token = desk.view.players[ownerOf(target)]?.tokens[numberOf(target)];
  if (token === undefined) return '–';
  return token.value === null ? (
    <Pile seat={ownerOf(target)} count={1} />
  ) : (
    <Face seat={ownerOf(target)} value={token.value} />
  );
}
