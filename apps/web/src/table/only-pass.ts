import { useEffect } from 'react';
import { useSettings } from '../settings.ts';
import { useTable } from './store.ts';

/** As long as somebody might think: how fast a pass comes must not tell that there was nothing else to do. */
const pause = (): number => 2500 + Math.random() * 1500;

/** A question whose only answer is to pass is answered without the person; who wants to be asked of all is asked. */
export function useOnlyPass(isAsked: boolean): void {
  const { decision, store } = useTable();
  const { confirm } = useSettings();
  const [only, ...others] = decision?.legal ?? [];
  const isPass = others.length === 0 && (only as { readonly type?: string } | undefined)?.type === 'pass';
  const question = isAsked && isPass && !confirm && !store.isReplay ? decision?.id : undefined;
  useEffect(() => {
    if (question === undefined) return;
    const timer = setTimeout(() => void store.act({ type: 'pass' }), pause());
    return () => clearTimeout(timer);
  }, [question, store]);
}
