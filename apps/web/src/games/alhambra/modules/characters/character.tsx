import { characterOf } from '@majlis/alhambra/modules/characters';
import { characterCard } from '@majlis/art';
import { useSay } from '../../../../i18n.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import { characterName, powerOf } from './words.ts';

/** A character with its power in words. */
export function Character({ card }: { readonly card: number }) {
  const say = useSay();
  const name = characterName(say, card);
  return (
    <figure className="alh-character">
      <Drawing box="0 0 60 84" art={characterCard(characterOf(card), name)} />
      <figcaption>
        <b className="display">{name}</b>
        <span>{powerOf(say, card)}</span>
      </figcaption>
    </figure>
  );
}
