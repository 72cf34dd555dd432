import { useSay } from '../i18n.ts';
import { Floor } from '../ui/defs.tsx';
import { TopBar } from '../ui/top-bar.tsx';

/** The place of a table that is being set, or that cannot be. */
export function Opening({ problem }: { readonly problem: string | null }) {
  const say = useSay();
  return (
    <div className="court">
      <Floor pattern="p-girih8" />
      <TopBar />
      <main className="sorry" id="content">
        <p>{problem === null ? say('table.loading') : say('table.error', { reason: problem })}</p>
      </main>
    </div>
  );
}
