import { FIRST_ROOM, GUARD, isCave, isRoom, SPACES } from '@majlis/aladdins-dragon/client';
import type { MessageId } from '@majlis/i18n';
import type { ComponentProps, ReactNode } from 'react';
import type { Say } from '../../i18n.ts';
import { PromptBar } from '../../table/prompt-bar.tsx';
import { useTable } from '../../table/store.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Telling } from '../ui.ts';
import { type Desk, mayPass, type Slide } from './desk.ts';
import { tell } from './events.ts';
import { amountName, listOf, roomName, seatName, shortName, spaceName } from './names.ts';
import { isAnsweringItself, type Passing } from './passing.ts';
import { asJson, totalOf } from './picking.ts';
import { artifactNumber, tokensAt } from './scene.ts';

type Instead = NonNullable<ComponentProps<typeof PromptBar>['instead']>;

interface BarProps {
  readonly desk: Desk;
  readonly passing: Passing;
}

export function TurnBar({ desk, passing }: BarProps) {
  const { telling, shown } = useTable();
  const { slide, question, picked } = desk;
  if (slide !== null) return <PromptBar instead={slideBar(telling, slide)} />;
  if (shown.outcome !== null) return null;
  if (question === null) return <PromptBar />;
  if (isAnsweringItself(desk, passing)) return <PromptBar instead={quietBar(telling, passing)} />;
  const words = question.kind === 'place' && picked.play === null ? placingWords() : {};
  return (
    <PromptBar {...words}>
      <Buttons desk={desk} passing={passing} />
    </PromptBar>
  );

  /** What is in hand, where it would go, what it would make. */
  function placingWords(): { readonly title?: string; readonly hint?: ReactNode } {
    const { say } = telling;
    const { token, space } = picked;
    const warning = guardWarning(desk, say);
    if (space === null) {
      const hint = warning === null ? {} : { hint: warning };
      return token === null ? hint : { title: say('dragon.place.pickSpace', { token }), ...hint };
    }
    const hint = warning ?? placeHint(desk, space, say);
    if (token === null) return { title: say('dragon.place.pickToken', { space: spaceName(say, space) }), hint };
    const mine = desk.me === null ? [] : tokensAt(desk.scene, desk.me, space).map(({ value }) => value ?? 0);
    const sum = [...mine, token].join(' + ');
    const title =
      mine.length === 0
        ? say('dragon.place.title', { token, space: spaceName(say, space) })
        : say('dragon.place.sum', {
            token,
            space: spaceName(say, space),
            sum: `${sum} = ${totalOf([...mine, token])}`,
          });
    return { title, hint };
  }
}

/** Whoever goes for rooms and sends nobody to the guard stays outside, unless a Key opens. */
function guardWarning({ scene, me, picked, view }: Desk, say: Say): string | null {
  if (me === null) return null;
  const spaces = scene.players[me]!.tokens.map(({ space }) => space);
  if (picked.space !== null) spaces.push(picked.space);
  const hasKey = view.magic && view.players[me]!.artifacts[artifactNumber('key')]! > 0;
  return spaces.some(isRoom) && !spaces.includes(GUARD) && !hasKey ? say('dragon.place.noGuard') : null;
}

function placeHint({ scene }: Desk, space: number, say: Say): string {
  if (!isCave(space)) return say(`dragon.place.${isRoom(space) ? 'room' : SPACES[space]}` as MessageId);
  const [first = 0, ...rest] = scene.shelves[space]!;
  const treasures = amountName(say, space, first);
  return rest.length === 0
    ? say('dragon.place.cave.one', { treasures })
    : say('dragon.place.cave', { treasures, rest: listOf(rest.map(String)) });
}

function Buttons({ desk, passing }: BarProps) {
  const { ui, telling, store } = useTable();
  const { say } = telling;
  const { question, action, picked } = desk;
  const away = mayPass(question);
  const isPlays = question?.kind === 'plays';
  return (
    <>
      {away !== null && (
        <button
          type="button"
          className="btn pass"
          onClick={() => (isPlays ? passing.pass() : void store.act(asJson(away)))}
        >
          {ui.action(telling, asJson(away))}
        </button>
      )}
      <button
        type="button"
        className="btn primary"
        disabled={action === null}
        onClick={() => action !== null && void store.act(asJson(action))}
      >
        {mainWords()}
      </button>
    </>
  );

  /** Short: the sentence beside the button tells the rest. */
  function mainWords(): string {
    if (picked.play !== null && question?.kind !== 'counter')
      return action === null ? say('dragon.action.pick') : ui.action(telling, asJson(action));
    switch (question?.kind) {
      case 'place':
        return picked.token === null ? say('dragon.place.none') : say('dragon.place.button', { token: picked.token });
      case 'take':
        return action === null
          ? say('dragon.action.take.none', { amount: question.facts.amount ?? 0 })
          : ui.action(telling, asJson(action));
      case 'counter':
        return say('dragon.action.counter');
      case 'trade':
        return say('dragon.action.trade.none');
      case 'buy':
        return say('dragon.action.pay.sum', { sum: totalOf(question.facts.values ?? []) });
      default:
        if (action !== null) return ui.action(telling, asJson(action));
        return question?.facts.amount === undefined
          ? say('dragon.action.pick')
          : say('dragon.action.pay.sum', { sum: question.facts.amount });
    }
  }
}

/** The viewer passes by itself, or has nothing to say. */
const quietBar = ({ say }: Telling, { standing }: Passing): Instead => ({
  label: say('table.waiting'),
  title:
    standing === null ? say('dragon.magic.nothing') : say('dragon.pass.on', { until: say(`dragon.pass.${standing}`) }),
  isWaiting: true,
});

/** What a space brought, and the way on. */
function slideBar(telling: Telling, slide: Slide): Instead {
  const { say } = telling;
  return {
    ...slideWords(telling, slide),
    label: say('dragon.slide.result', { space: spaceName(say, slide.episode.space) }),
    children: (
      <>
        <button type="button" className="btn ghost through" onClick={() => slide.play(!slide.isPlaying)}>
          <Icon name={slide.isPlaying ? 'pause' : 'play'} />
          <span>{slide.isPlaying ? say('dragon.pause') : say('dragon.playThrough')}</span>
        </button>
        <button type="button" className="btn primary" onClick={slide.go}>
          {slide.next === null ? say('dragon.goOn') : say('dragon.next', { space: shortName(say, slide.next.space) })}
        </button>
      </>
    ),
  };
}

function slideWords(telling: Telling, { episode }: Slide): { readonly title: string; readonly hint: string } {
  const { say } = telling;
  const { space, events } = episode;
  const mine = events.find((event) => event.type === 'treasureWon' && event.seat === telling.shown.viewer);
  const won = mine ?? events.find((event) => event.type === 'treasureWon');
  const told = events.filter((event) => event !== won && event.type !== 'tokensTurnedUp');
  const sentences = told.flatMap((event) => tell(telling, event) ?? []);
  if (isCave(space)) {
    if (won?.type !== 'treasureWon') return { title: say('dragon.slide.nobody'), hint: sentences.join(' ') };
    const treasures = amountName(say, won.cave, won.amount);
    const title =
      won === mine
        ? say('dragon.slide.youTake', { treasures })
        : say('dragon.slide.takes', { name: seatName(telling, won.seat), treasures });
    return { title, hint: sentences.join(' ') };
  }
  if (space === GUARD) return { title: gateText(), hint: paidTexts() };
  const title = sentences.at(-1) ?? nameOf();
  return { title, hint: sentences.slice(0, -1).join(' ') };

  function gateText(): string {
    const entered = events.flatMap((event) => (event.type === 'palaceEntered' ? [event.seat] : []));
    const me = telling.shown.viewer;
    if (me !== 'spectator' && entered.includes(me)) return say('dragon.slide.youEnter');
    if (events.some((event) => event.type === 'stayedOut' && event.seat === me)) return say('dragon.slide.youStayOut');
    if (entered.length === 0) return say('dragon.slide.nobodyEnters');
    return say('dragon.slide.enter', { names: listOf(entered.map((seat) => seatName(telling, seat))) });
  }

  function paidTexts(): string {
    const shown = told.filter(
      ({ type }) => type !== 'palaceEntered' && type !== 'guardTurnedUp' && type !== 'stayedOut',
    );
    return shown.flatMap((event) => tell(telling, event) ?? []).join(' ');
  }

  function nameOf(): string {
    const name = isRoom(space) ? roomName(say, space - FIRST_ROOM) : spaceName(say, space);
    return say('dragon.slide.result', { space: name });
  }
}
