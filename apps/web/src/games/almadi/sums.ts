import type { AnyScoreLine, Json } from '@majlis/kernel';
import type { Telling } from '../ui.ts';
import { objectiveName } from './words.ts';

type Detail = { readonly [name: string]: Json };

/** How a line of the score sheet came about, from what the engine says of it. */
export function sum({ say }: Telling, line: AnyScoreLine): string | null {
  const detail = (line.detail ?? {}) as Detail;
  const number = (name: string): number => Number(detail[name] ?? 0);
  const list = (name: string): string => ((detail[name] ?? []) as readonly number[]).join(' + ');
  switch (line.source) {
    case 'oases':
      return list('groups') === '' ? null : say('almadi.sum.oases', { groups: list('groups') });
    case 'largestOasisGroup':
      return say('almadi.sum.largestOasisGroup', { size: number('size') });
    case 'caravans':
      return say('almadi.sum.caravans', { goods: number('goods'), capacity: number('capacity') });
    case 'palaces':
      return say('almadi.sum.palaces', { values: list('values') });
    case 'jars':
      return say('almadi.sum.jars', { jars: number('jars') });
    case 'mosaics':
      return list('laid') === '' ? null : say('almadi.sum.mosaics', { laid: list('laid') });
    case 'objective':
      return say(detail['completed'] === true ? 'almadi.sum.done' : 'almadi.sum.open', {
        name: objectiveName(say, number('objective')),
      });
    case 'rubies':
      return say('almadi.sum.rubies', { count: number('rubies') });
    default:
      return null;
  }
}
