import type { Json } from '@majlis/kernel';
import type { GameFacts } from '../../play/remote/api.ts';

export interface ChosenSet {
  readonly modules: readonly string[];
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: number;
}

const usualSeats = ({ seats }: GameFacts): number => Math.max(seats.min, 3);

/** `?modules=vizier,thieves&seats=4`: what an address chooses. Modules and options the game does not know are left out. */
export function readSet(
  facts: GameFacts,
  search: string,
): { readonly set: ChosenSet; readonly unknown: readonly string[] } {
  const wish = new URLSearchParams(search);
  const named = [...new Set((wish.get('modules') ?? '').split(',').filter((id) => id !== ''))];
  const isKnown = (id: string) => facts.catalogue.modules.some((module) => module.id === id);
  const seats = Number(wish.get('seats') ?? Number.NaN);
  const options = facts.catalogue.options.flatMap(({ id, choices }) => {
    const chosen = choices.find((choice) => JSON.stringify(choice) === wish.get(id));
    return chosen === undefined ? [] : [[id, chosen] as const];
  });
  return {
    set: {
      modules: facts.catalogue.modules.map(({ id }) => id).filter((id) => named.includes(id)),
      options: Object.fromEntries(options),
      seats: seats >= facts.seats.min && seats <= facts.seats.max ? seats : usualSeats(facts),
    },
    unknown: named.filter((id) => !isKnown(id)),
  };
}

/** The other way round; what is usual is not said. */
export function setSearch(facts: GameFacts, { modules, options, seats }: ChosenSet): string {
  const wish = [
    ...(modules.length > 0 ? [`modules=${modules.join(',')}`] : []),
    ...(seats === usualSeats(facts) ? [] : [`seats=${seats}`]),
    ...Object.entries(options).map(([id, choice]) => `${id}=${encodeURIComponent(JSON.stringify(choice))}`),
  ];
  return wish.length === 0 ? '' : `?${wish.join('&')}`;
}
