import { useState } from 'react';
import { useSay } from '../../i18n.ts';
import type { Sheet } from './figure.ts';
import { Glossary } from './glossary-list.tsx';
import { Chapters } from './sheet.tsx';

/** Rules with pictures and the glossary, with one search over both. */
export function LookUp({ game, sheet }: { readonly game: string; readonly sheet: Sheet }) {
  const say = useSay();
  const [typed, type] = useState('');
  return (
    <>
      <section className="learn-look">
        <div className="learn-find">
          <h2 className="display">{say('learn.rules')}</h2>
          <label>
            <span className="vh">{say('learn.find')}</span>
            <input type="search" placeholder={say('learn.find')} value={typed} onChange={(e) => type(e.target.value)} />
          </label>
        </div>
        <Chapters game={game} sheet={sheet} wanted={typed} />
      </section>
      <section className="learn-look">
        <h2 className="display">{say('learn.glossary')}</h2>
        <Glossary game={game} wanted={typed} />
      </section>
    </>
  );
}
