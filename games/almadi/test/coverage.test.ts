import { type Coverage, collectCoverage, subjectOf } from '@majlis/testkit';
import { test } from 'vitest';
import { almadi, type CharacterId, EVENT_TYPES, REFUSALS, type State } from '../src/index.ts';
import { PHASES } from '../src/state.ts';
import * as testing from '../src/testing.ts';
import { afterPlacing, firstTurn, giveCharacter, lay, offer } from './support.ts';

/** Rare moments, played on purpose. */
function playRareMoments(coverage: Coverage): void {
  const turn = (...characters: CharacterId[]) =>
    firstTurn({ characters: true, coverage }).change((s) => {
      giveCharacter(s, 0, ...characters);
    });
  const effects = (waiting: Partial<State['turn']['waiting']>, ...characters: CharacterId[]) =>
    afterPlacing(turn(...characters), waiting);
  const lastTurnWith = (...characters: CharacterId[]) =>
    turn(...characters).change((s) => {
      giveCharacter(s, 1, 'morgiana');
      s.supply = s.supply.slice(0, 1);
    });

  turn('ali').play('p0: draw', 'p0: replace 2a at 2.1');
  turn().expectRefusal('p0: draw', 'power-missing');
  lastTurnWith('zumurrud').play('p0: take 2a at 2.1', 'p0: end', 'p0: decline');
  turn('zumurrud')
    .change((s) => {
      giveCharacter(s, 1, 'jafar');
    })
    .expectRefusal('p0: copy ali', 'cannot-copy')
    .play('p0: copy jafar')
    .expectRefusal('p0: copy jafar', 'copied-already');
  turn('ali')
    .change((s) => {
      s.supply = [];
      s.board[0] = null;
    })
    .expectRefusal('p0: draw', 'supply-empty')
    .expectRefusal('p0: take 1a at 1.1', 'slot-empty');
  turn('zaynab').expectRefusal('p0: exchange stall 0', 'card-not-held');

  effects({ stall: 1, ruby: 1 })
    .change((s) => {
      s.stallDeck.cards = [];
      s.rubies = 0;
      s.characters = ['jafar'];
    })
    .expectRefusal('p0: perform stall', 'deck-empty')
    .expectRefusal('p0: perform ruby', 'reserve-empty')
    .expectRefusal('p0: recruit jafar', 'too-few-rubies');
  effects({ moon: 1 })
    .change((s) => {
      giveCharacter(s, 1, 'jafar');
      s.players[1]!.objectives = [1];
      s.players[1]!.completed = [2];
    })
    .expectRefusal('p0: claim 1', 'objective-protected')
    .expectRefusal('p0: claim 2', 'objective-completed');
  effects({}, 'aladdin').expectRefusal('p0: bonus aladdin', 'no-genie-activated');
  effects({ genie: 1 }, 'aladdin').play('p0: bonus aladdin').expectRefusal('p0: bonus aladdin', 'used-this-turn');
  turn('hussain')
    .change((s) => {
      lay(s, 0, { '1.1': 'oasis >>GJ' });
      offer(s, '2a', 'caravan J>>G');
    })
    .play('p0: take 2a at 2.1')
    .expectRefusal('p0: move 2.1 to 2.1', 'same-cell')
    .play('p0: move 2.1 to 4.1')
    .expectRefusal('p0: move 4.1 to 2.1', 'straight-back')
    .play('p0: move 4.1 to 1.2', 'p0: switch 1.1 with 1.2')
    .change((s) => {
      s.turn.waiting.genie = 1;
    })
    .expectRefusal('p0: move 1.1 to 2.1', 'moves-used-up');

  const config = almadi.checkConfig({ startingTiles: 'stolen' }, 2);
  if (!config.ok) coverage.refused(config.refusal);
}

test('every event, refusal, frame and prompt occurs in random games or in given positions', () => {
  const coverage = collectCoverage(subjectOf(almadi, testing), { games: 4 });
  playRareMoments(coverage);
  coverage.expect('almadi', {
    events: EVENT_TYPES,
    refusals: [...Object.keys(REFUSALS), 'not-asked', 'game-over'],
    frames: ['game', 'turns', 'turn', 'closing', 'chooseStartingTile', 'keepCharacters', ...PHASES],
    prompts: ['chooseStartingTile', 'keepCharacters', ...PHASES],
  });
});
