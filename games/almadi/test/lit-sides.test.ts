import { rngFrom } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { designedContent as content } from '../src/index.ts';
import { activatedSides, litSides } from '../src/realm/contacts.ts';
import { mapOf } from '../src/realm/realm.ts';
import { SIDE_LETTERS } from '../src/words.ts';
import { Corpus, playRandomGame } from './corpus.ts';

const letter = (landscape: number, side: number): string => SIDE_LETTERS[content.sides[4 * landscape + side]!]!;

test('ALM-8 what is drawn as lit is what is activated: each pair of sides lights both', () => {
  const { players } = playRandomGame(new Corpus(), rngFrom('lit').below(9).toString(), 3, false);
  for (const { realm } of players) {
    const effects = realm.cells.flatMap((cell, i) =>
      litSides(content, realm, cell).flatMap((isLit, side) =>
        isLit && letter(realm.landscapes[i]!, side) !== '>' ? [letter(realm.landscapes[i]!, side)] : [],
      ),
    );
    const counts = activatedSides(content, realm, mapOf(realm));
    expect(effects.length).toBe(counts.reduce((sum, count) => sum + count, 0));
    counts.forEach((count, side) => {
      expect(effects.filter((effect) => effect === SIDE_LETTERS[side])).toHaveLength(count);
    });
  }
});
