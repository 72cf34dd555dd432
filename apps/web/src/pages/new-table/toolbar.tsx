import type { MessageId } from '@majlis/i18n';
import { useState } from 'react';
import { useSay } from '../../i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { drawn, isSame, type NamedSet } from './box.ts';
import { moduleWords } from './words.ts';

interface SetsProps {
  readonly sets: readonly NamedSet[];
  readonly chosen: readonly string[];
  readonly onChoose: (modules: readonly string[]) => void;
}

/** Sets of modules to begin with. */
export function Sets({ sets, chosen, onChoose }: SetsProps) {
  const say = useSay();
  const isNamed = sets.some(({ modules }) => isSame(modules, chosen));
  return (
    <fieldset className="sets">
      <legend className="eyebrow">{say('new.sets')}</legend>
      {sets.map(({ id, modules }) => (
        <button key={id} type="button" aria-pressed={isSame(modules, chosen)} onClick={() => onChoose(modules)}>
          {say(`composer.set.${id}` as MessageId)} <span className="num">{modules.length}</span>
        </button>
      ))}
      {!isNamed && (
        <span className="set-yours">
          {say('composer.set.yours')} <span className="num">{chosen.length}</span>
        </span>
      )}
    </fieldset>
  );
}

interface ToolsProps {
  readonly game: string;
  readonly all: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (modules: readonly string[]) => void;
  readonly wanted: string;
  readonly onWant: (wanted: string) => void;
  readonly found: number;
}

/** How many are drawn when nothing is chosen yet. */
const USUAL_DRAW = 4;

/** Find a module, draw a set, send a link to it. */
export function Tools({ game, all, chosen, onChoose, wanted, onWant, found }: ToolsProps) {
  const say = useSay();
  const [told, tell] = useState('');
  const count = Math.min(chosen.length === 0 || chosen.length === all.length ? USUAL_DRAW : chosen.length, all.length);
  const draw = () => {
    const set = drawn(all, count);
    onChoose(set);
    tell(say('composer.drawn', { modules: listOf(set.map((id) => moduleWords(say, game, id))) }));
  };
  const copy = () => navigator.clipboard.writeText(location.href).then(() => tell(say('composer.link.copied')));
  return (
    <div className="composer-tools">
      <label className="find">
        <span className="vh">{say('composer.find')}</span>
        <Icon name="zoom" />
        <input
          type="search"
          placeholder={say('composer.find')}
          value={wanted}
          onChange={(event) => onWant(event.target.value)}
        />
      </label>
      <button type="button" className="btn ghost" onClick={draw}>
        <Icon name="refresh" /> {say('composer.draw', { count })}
      </button>
      <button type="button" className="btn ghost" disabled={chosen.length === 0} onClick={() => void copy()}>
        <Icon name="link" /> {say('composer.link')}
      </button>
      <p className="small soft" role="status">
        {wanted === '' ? told : say('composer.found', { count: found })}
      </p>
    </div>
  );
}

const listOf = (items: readonly string[]): string => new Intl.ListFormat(document.documentElement.lang).format(items);
