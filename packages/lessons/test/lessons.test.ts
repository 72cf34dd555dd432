import { botByName } from '@majlis/bots';
import { playableById } from '@majlis/games/heuristics';
import { LOCALES, loadMessages, PARTS } from '@majlis/i18n';
import type { Json } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { LESSONS, type Lesson, loadDeal } from '../src/index.ts';
import { type Answering, rehearse } from '../src/rehearse.ts';

const playableOf = ({ game }: Lesson) => playableById(game)!;

/** Where the line ends the learner plays on alone: anybody will do. */
function anybody(lesson: Lesson): Answering {
  const { game } = playableOf(lesson);
  const bot = botByName('random', playableOf(lesson))!;
  return (state, seat, legal, moves) =>
    bot.choose({ seat, knowledge: game.knowledge(state, seat) as never, legal: legal as never, seed: `${moves}` })
      .action as Json;
}

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (id, lesson) => {
  test('comes to its end by the rules as they are, and everything is said in order', async () => {
    const deal = await loadDeal(lesson);
    const { problem, said, from } = rehearse(playableOf(lesson).game, lesson, deal, anybody(lesson));
    expect(problem, `run: node scripts/lessons.mjs ${id}`).toBeNull();
    expect([...said.keys()]).toEqual(lesson.steps.map((step) => step.id));
    expect(from).toBe(deal.from);
  });

  test('leads the learner: nothing before a free part is left to chance', async () => {
    const deal = await loadDeal(lesson);
    const { said, line } = rehearse(playableOf(lesson).game, lesson, deal, anybody(lesson));
    const free = lesson.steps.find(({ isFree }) => isFree === true);
    expect(deal.line.length).toBe(free === undefined ? line.length : said.get(free.id));
  });

  test('is written in every language', async () => {
    const part = PARTS.filter((one) => one.startsWith('learn/'));
    const key = id.replace('/', '.');
    for (const locale of LOCALES) {
      const words = Object.assign({}, ...(await Promise.all(part.map((one) => loadMessages(one, locale)))));
      const ofStep = (step: string) => [`learn.${key}.${step}`, `learn.${key}.${step}.more`];
      // What a module is, its own words say.
      const steps = lesson.steps.filter((step) => lesson.module === undefined || step.id !== 'what');
      const name = lesson.module === undefined ? [`lesson.${key}`] : [];
      const wanted = [...name, ...steps.flatMap((step) => ofStep(step.id))];
      expect(wanted.filter((message) => !Object.hasOwn(words, message))).toEqual([]);
    }
  });
});

describe('the checks can fail', () => {
  const [lesson] = LESSONS as [Lesson];
  const { game } = playableOf(lesson);

  test('a move of the line that the rules refuse', async () => {
    const { seed, line } = await loadDeal(lesson);
    const wrong = ['take b9 b9', ...line.slice(1)];
    expect(() => rehearse(game, lesson, { seed, line: wrong }, anybody(lesson))).toThrow('move 0');
  });

  test('another deal, as after a change of the rules', async () => {
    const { line } = await loadDeal(lesson);
    const run = () => rehearse(game, lesson, { seed: 'f'.repeat(32), line }, anybody(lesson)).problem;
    expect(run).toThrow('move');
  });

  test('a step that waits for what never happens', async () => {
    const deal = await loadDeal(lesson);
    const steps = [{ id: 'never', point: [], until: { type: 'bought', seat: 9 } } as const, ...lesson.steps];
    expect(rehearse(game, { ...lesson, steps }, deal, anybody(lesson)).problem).not.toBeNull();
  });
});
