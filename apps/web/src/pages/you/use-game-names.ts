import { modulePart, type Part } from '@majlis/i18n';
import type { GameStatistics } from '@majlis/protocol';
import { useEffect, useState } from 'react';
import { type GameUi, loadGameUi } from '../../games/ui.ts';
import { needMessages, useSay } from '../../i18n.ts';
import { moduleWords, optionWords } from '../new-table/words.ts';

export interface NamesOf {
  source(source: string): string;
  module(key: string): string;
}

const idOf = (key: string): string => key.split(':')[0]!;

/** What a game calls its modules and its sources of points; its own words for them are fetched when they are needed. */
export function useGameNames({ game, modules }: GameStatistics): NamesOf {
  const say = useSay();
  const [ui, setUi] = useState<GameUi | null>(null);
  const ids = modules.map(({ key }) => idOf(key)).filter((id) => id !== 'none' && !id.startsWith('version-'));
  const wanted = ids.join();
  useEffect(() => {
    let isGone = false;
    const named = wanted === '' ? [] : wanted.split(',');
    const parts = named.flatMap((id) => modulePart(game, id) ?? []);
    void Promise.all([loadGameUi(game), needMessages('composer', game as Part, ...parts)]).then(async ([loaded]) => {
      await loaded?.prepare?.(named);
      if (!isGone) setUi(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [game, wanted]);
  return {
    source: (source) => (ui === null ? '…' : sourceWords(ui, say, source)),
    module: (key) => {
      if (ui === null) return '…';
      if (key === 'none') return say('you.by.modules.none');
      if (key.startsWith('version-')) return optionWords(say, game, 'version', key.slice('version-'.length));
      return moduleWords(say, game, idOf(key));
    },
  };
}

/** Outside of a table there is nobody to name: a source that needs more than words is called by its id. */
function sourceWords(ui: GameUi, say: ReturnType<typeof useSay>, source: string): string {
  try {
    const line = { seat: 0, round: 0, source, points: 0 };
    return ui.source({ say, shown: null as never, nameOf: String, isViewer: () => false }, line);
  } catch {
    return source;
  }
}
