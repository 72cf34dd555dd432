import { hasWords, type Say, useSay } from '../../i18n.ts';
import type { GameFacts } from '../../play/remote/api.ts';
import { Segments } from '../home/segments.tsx';
import { moduleWords } from './words.ts';

interface VariantsProps {
  readonly facts: GameFacts;
  readonly chosen: readonly string[];
  readonly variants: Readonly<Record<string, string>>;
  readonly onChoose: (variants: Readonly<Record<string, string>>) => void;
}

const USUAL = '';

/** For each chosen module that can be played in several ways: which. */
export function Variants({ facts, chosen, variants, onChoose }: VariantsProps) {
  const say = useSay();
  return facts.catalogue.modules
    .filter(({ id, variants: known = [] }) => known.length > 0 && chosen.includes(id))
    .map(({ id, variants: known = [] }) => (
      <Segments
        key={id}
        legend={say('composer.choice', { module: moduleWords(say, facts.id, id) })}
        options={[USUAL, ...known]}
        chosen={variants[id] ?? USUAL}
        onChoose={(variant) => {
          const { [id]: _, ...others } = variants;
          onChoose(variant === USUAL ? others : { ...others, [id]: variant });
        }}
      >
        {(variant) => variantWords(say, facts.id, id, variant)}
      </Segments>
    ));
}

function variantWords(say: Say, game: string, id: string, variant: string): string {
  const message = `module.${game}.${id}.variant.${variant}`;
  if (variant === USUAL) return say('composer.usual');
  return hasWords(message) ? say(message) : variant;
}
