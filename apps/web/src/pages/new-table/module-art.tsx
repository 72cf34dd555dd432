import { moduleSign, PEOPLE, portrait } from '@majlis/art';
import { Drawing } from '../../ui/drawing.tsx';

const isSigned = (id: string): id is keyof typeof moduleSign => Object.hasOwn(moduleSign, id);

/** The sign of a module. */
export function ModuleArt({ game, id }: { readonly game: string; readonly id: string }) {
  if (game === 'almadi') {
    const [person] = Object.keys(PEOPLE) as (keyof typeof PEOPLE)[];
    return <Drawing className="sign" box="0 0 120 130" art={portrait(person!, 'medal')} />;
  }
  return isSigned(id) ? <Drawing className="sign" box={48} art={moduleSign[id]()} /> : <span className="sign" />;
}
