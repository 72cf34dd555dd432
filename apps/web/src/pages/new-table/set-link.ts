import type { Json } from '@majlis/kernel';
import type { GameFacts } from '../../play/remote/api.ts';

export interface ChosenSet {
  readonly modules: readonly string[];
  /** By module, how it is played where that is not the usual way. */
  readonly variants: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: number;
}

const parted = (choice: string): [id: string, variant: string] => {
  const [id = '', ...variant] = choice.split(':');
  return [id, variant.join(':')];
};

/** As the engine takes them: `vizier`, `invaders:open`. */
export const choicesOf = ({ modules, variants }: Pick<ChosenSet, 'modules' | 'variants'>): string[] =>
  modules.map((id) => (variants[id] === undefined ? id : `${id}:${variants[id]}`));

const usualSeats = ({ seats }: GameFacts): number => Math.max(seats.min, 3);

/** `?modules=vizier,thieves&seats=4`: what an address chooses. Modules and options the game does not know are left out. */
export function readSet(
  facts: GameFacts,
  search: string,
): { readonly set: ChosenSet; readonly unknown: readonly string[] } {
  const wish = new URLSearchParams(search);
  const named = [...new Set((wish.get('modules') ?? '').split(',').filter((id) => id !== ''))];
  const isKnown = (choice: string) => {
    const [id, variant] = parted(choice);
    const module = facts.catalogue.modules.find((other) => other.id === id);
    return module !== undefined && (variant === '' || (module.variants ?? []).includes(variant));
  };
  const chosen = new Map(named.filter(isKnown).map(parted));
  const seats = Number(wish.get('seats') ?? Number.NaN);
  const options = facts.catalogue.options.flatMap(({ id, choices }) => {
    const chosen = choices.find((choice) => JSON.stringify(choice) === wish.get(id));
    return chosen === undefined ? [] : [[id, chosen] as const];
  });
  return {
    set: {
      modules: facts.catalogue.modules.map(({ id }) => id).filter((id) => chosen.has(id)),
      variants: Object.fromEntries([...chosen].filter(([, variant]) => variant !== '')),
      options: Object.fromEntries(options),
      seats: seats >= facts.seats.min && seats <= facts.seats.max ? seats : usualSeats(facts),
    },
    unknown: named.filter((choice) => !isKnown(choice)),
  };
}

/** The other way round; what is usual is not said. */
export function setSearch(facts: GameFacts, { modules, variants, options, seats }: ChosenSet): string {
  const wish = [
    ...(modules.length > 0 ? [`modules=${choicesOf({ modules, variants }).join(',')}`] : []),
    ...(seats === usualSeats(facts) ? [] : [`seats=${seats}`]),
    ...Object.entries(options).map(([id, choice]) => `${id}=${encodeURIComponent(JSON.stringify(choice))}`),
  ];
  return wish.length === 0 ? '' : `?${wish.join('&')}`;
}
