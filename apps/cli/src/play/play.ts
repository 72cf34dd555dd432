import type { Seat } from '@majlis/kernel';
import { stopIfInterrupted } from '../errors.ts';
import type { Io } from '../io.ts';
import { dataText, inline } from '../text.ts';
import { Prompter } from './prompter.ts';
import type { PlayTable } from './table.ts';

const SHOWN = 40;
const HELP = `  <number>   choose the action with this number
  <text>     or write it out, as it stands behind the number
  view       see the table again
  all        list all actions
  quit       leave the game`;

/** Plays until the game is over or somebody leaves; true if it was finished. */
export async function playInTerminal(table: PlayTable, io: Io): Promise<boolean> {
  const prompter = new Prompter(io);
  let last: Seat | null = null;
  try {
    for (let seat = table.nextHuman(); seat !== null; seat = table.nextHuman()) {
      if (table.humans.length > 1 && seat !== last && !(await changeSeats(prompter, seat))) return leave(io);
      last = seat;
      const action = await askSeat(table, seat, prompter, io);
      if (action === null) return leave(io);
      table.act(seat, action);
    }
  } finally {
    prompter.close();
  }
  io.stdout.write(`\n${endText(table)}\n`);
  return true;
}

function leave(io: Io): false {
  stopIfInterrupted(io.signal);
  return false;
}

/** The one before must not be seen, and must not see. */
async function changeSeats(prompter: Prompter, seat: Seat): Promise<boolean> {
  prompter.clear();
  const answer = await prompter.ask(`Seat ${seat}, please. Press Enter when nobody else is looking. `);
  return answer !== null && answer !== 'quit';
}

/** The action this seat chooses; null: it leaves. */
async function askSeat(table: PlayTable, seat: Seat, prompter: Prompter, io: Io): Promise<unknown> {
  const { game, state } = table;
  const actions = game.legalActions(state, seat);
  const texts = actions.map((action) => game.actionText(action));
  io.stdout.write(tableText(table, seat));
  io.stdout.write(choicesText(texts, SHOWN));
  for (;;) {
    const answer = await prompter.ask(`seat ${seat}> `);
    if (answer === null || answer === 'quit') return null;
    if (answer === '' || answer === 'help' || answer === '?') io.stdout.write(`${HELP}\n`);
    else if (answer === 'view') io.stdout.write(tableText(table, seat));
    else if (answer === 'all') io.stdout.write(choicesText(texts, texts.length));
    else {
      const action = /^\d+$/.test(answer) ? actions[Number(answer) - 1] : game.parseAction(answer);
      const problem = problemOf(table, seat, action ?? null);
      if (problem === null) return action;
      io.stdout.write(`${problem}\n`);
    }
  }
}

function problemOf({ game, state }: PlayTable, seat: Seat, action: unknown): string | null {
  if (action === null) return 'There is no such action. Write "help" for help.';
  const refusal = game.check(state, seat, action);
  if (refusal === null) return null;
  return `Refused: ${refusal.code}${refusal.params === undefined ? '' : ` ${inline(refusal.params)}`}`;
}

function tableText(table: PlayTable, seat: Seat): string {
  const news = table.news(seat);
  const happened = news.length === 0 ? '' : `\nWhat happened:\n${news.map((line) => `  ${line}\n`).join('')}`;
  const prompt = table.game.prompt(table.state, seat);
  const params = prompt?.params === undefined ? '' : ` ${inline(table.named(prompt.params))}`;
  return `${happened}\nThe table, as seat ${seat} sees it:\n${dataText(table.named(table.game.view(table.state, seat)), '  ')}\n\n${prompt?.kind ?? ''}${params}\n`;
}

function choicesText(texts: readonly string[], limit: number): string {
  const width = String(texts.length).length;
  const lines = texts.slice(0, limit).map((text, i) => `  ${String(i + 1).padStart(width)}  ${text}\n`);
  const more = texts.length > limit ? `  … and ${texts.length - limit} more; write "all" to see them\n` : '';
  return lines.join('') + more;
}

function endText({ game, state, seats }: PlayTable): string {
  const { ranks, scores } = game.outcome(state)!;
  const lines = game.scores(state);
  const sheet = Array.from({ length: seats }, (_, seat) => {
    const own = lines
      .filter((line) => line.seat === seat)
      .map(({ source, round, points }) => `${source} (${round}): ${points}`);
    return `  seat ${seat}: rank ${ranks[seat]}, ${scores[seat]} points   ${own.join(', ')}`;
  });
  return ['The game is over.', ...sheet].join('\n');
}
