import { ARTIFACTS, type View } from '@majlis/aladdins-dragon/client';
import type { Json, Seat } from '@majlis/kernel';
import type { Change } from '../changes.ts';
import type { Telling } from '../ui.ts';
import { amountName, artifactName } from './names.ts';

/** Artifacts and treasure that came and went; a round that began. */
export function tellChanges({ say }: Telling, before: Json, now: Json, seat: Seat): Change[] {
  const then = before as unknown as View;
  const today = now as unknown as View;
  const was = then.players[seat];
  const is = today.players[seat];
  if (was === undefined || is === undefined) return [];
  const named = (artifact: number) => artifactName(say, ARTIFACTS[artifact]!);
  const gained = is.artifacts.map((count, artifact) => count - (was.artifacts[artifact] ?? 0));
  const lost = gained.flatMap((more, artifact) => (more < 0 ? [artifact] : []));
  const won = gained.flatMap((more, artifact) => (more > 0 ? [artifact] : []));
  return [
    ...lost.map((artifact) => ({ text: say('dragon.recap.lost', { what: named(artifact) }), weight: 100 })),
    ...won.map((artifact) => ({ text: say('dragon.recap.won', { what: named(artifact) }), weight: 90 })),
    ...hoardChanges(),
    ...(today.round === then.round ? [] : [{ text: say('dragon.recap.round', { round: today.round }), weight: 20 }]),
  ];

  function hoardChanges(): Change[] {
    const [old, fresh] = [was!.hoard, is!.hoard];
    if (old === null || fresh === null) return [];
    return fresh.flatMap((count, kind): Change[] => {
      const more = count - (old[kind] ?? 0);
      if (more === 0) return [];
      const what = amountName(say, kind, Math.abs(more));
      return [
        { text: say(more > 0 ? 'dragon.recap.won' : 'dragon.recap.lost', { what }), weight: 60 + Math.abs(more) },
      ];
    });
  }
}
