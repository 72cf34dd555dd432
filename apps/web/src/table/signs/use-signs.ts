import { useEffect, useState } from 'react';
import type { SignGroup, Telling } from '../../games/ui.ts';
import { useTable } from '../store.ts';

type Tell = (telling: Telling) => readonly SignGroup[];

/** What the signs of this table mean; empty until it is fetched, which is not before somebody wants to know. */
export function useSigns(isWanted: boolean): readonly SignGroup[] {
  const { ui, telling } = useTable();
  const [tell, setTell] = useState<Tell | null>(null);
  useEffect(() => {
    if (!isWanted || ui.loadSigns === undefined) return;
    let isGone = false;
    void ui.loadSigns().then((loaded) => isGone || setTell(() => loaded));
    return () => {
      isGone = true;
    };
  }, [isWanted, ui]);
  return tell === null ? [] : tell(telling);
}
