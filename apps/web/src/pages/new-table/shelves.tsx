import { arch } from '@majlis/art';
import type { MessageId } from '@majlis/i18n';
import { useId } from 'react';
import { type Say, useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { Shelf } from './box.ts';
import { ModuleArt } from './module-art.tsx';
import { moduleWords } from './words.ts';

interface ShelvesProps {
  readonly game: string;
  readonly shelves: readonly Shelf[];
  readonly chosen: readonly string[];
  readonly onChoose: (modules: readonly string[]) => void;
  /** The module that is being looked at. */
  readonly onLook: (module: string | null) => void;
}

const TAG_ICONS: Readonly<Record<string, IconName>> = { longer: 'hourglass', meeting: 'people', quiet: 'person' };

/** A game's modules by the box they came in. */
export function Shelves({ game, shelves, chosen, onChoose, onLook }: ShelvesProps) {
  return (
    <div className="shelves">
      {shelves.map(({ number, modules }) => {
        const ids = modules.map(({ id }) => id);
        const flip = (id: string) => onChoose(toggled(chosen, id));
        return (
          <section key={number} className="shelf">
            <ShelfHead number={number} ids={ids} chosen={chosen} onChoose={onChoose} />
            <ul>
              {modules.map((module) => (
                <li key={module.id}>
                  <ModuleCard
                    game={game}
                    {...module}
                    isOn={chosen.includes(module.id)}
                    onFlip={() => flip(module.id)}
                    onLook={onLook}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

const toggled = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];

const shelfName = (say: Say, number: number | null): string => say(`composer.shelf.${number ?? 'other'}` as MessageId);

interface HeadProps {
  readonly number: number | null;
  readonly ids: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (modules: readonly string[]) => void;
}

/** The name of the box, how much of it is on the table, and all of it at once. */
function ShelfHead({ number, ids, chosen, onChoose }: HeadProps) {
  const say = useSay();
  const on = ids.filter((id) => chosen.includes(id)).length;
  const isWhole = on === ids.length;
  const shelf = shelfName(say, number);
  const others = chosen.filter((id) => !ids.includes(id));
  return (
    <header>
      <Drawing className="shelf-arch" box="0 0 56 44" art={archArt(number)} />
      <h2>
        <b className="display">{shelf}</b>
        <span className="small mute">
          {on === 0 ? say('composer.shelf.none') : say('composer.shelf.on', { on, all: ids.length })}
        </span>
      </h2>
      <button
        type="button"
        className="iconbtn"
        aria-label={say(isWhole ? 'composer.shelf.clear' : 'composer.shelf.take', { shelf })}
        onClick={() => onChoose(isWhole ? others : [...others, ...ids])}
      >
        <Icon name={isWhole ? 'minus' : 'plus'} />
      </button>
    </header>
  );
}

const archArt = (number: number | null): string => {
  const outer = arch(28, 44, 50, 42, 0.9);
  return `<path d="${outer}" fill="#e9b27c"/><path d="${outer.replace(/Z$/, '')}" fill="none" stroke="#fff6e3" stroke-width="5" stroke-dasharray="7 5"/><path d="${arch(28, 44, 38, 36, 0.9)}" fill="#171a45"/><text x="28" y="35" font-size="22" font-weight="700" text-anchor="middle" fill="#ffc855" font-family="var(--font-display)">${number ?? '+'}</text>`;
};

interface CardProps {
  readonly game: string;
  readonly id: string;
  readonly minutes: number;
  readonly tags: readonly string[];
  readonly isOn: boolean;
  readonly onFlip: () => void;
  readonly onLook: (module: string | null) => void;
}

/** One module: plain while it is off, its sign in lamplight while it is on. */
function ModuleCard({ game, id, minutes, tags, isOn, onFlip, onLook }: CardProps) {
  const say = useSay();
  const about = useId();
  return (
    <label className={`mod niche captioned ${isOn ? 'on' : ''}`} onPointerEnter={() => onLook(id)}>
      <input
        className="vh"
        type="checkbox"
        checked={isOn}
        aria-describedby={about}
        onChange={onFlip}
        onFocus={() => onLook(id)}
      />
      <ModuleArt game={game} id={id} />
      <span className="mod-text">
        <b>{moduleWords(say, game, id)}</b>
        <span className="mod-line">{moduleWords(say, game, id, '.line')}</span>
        <span className="mod-about" id={about}>
          {moduleWords(say, game, id, '.about')}
        </span>
        <span className="mod-tags">
          {tags.map((tag) => (
            <span key={tag}>
              <Icon name={TAG_ICONS[tag]!} />
              <span>{say(`composer.tag.${tag}` as MessageId)}</span>
            </span>
          ))}
          <span className="vh">{say('composer.minutes', { minutes })}</span>
        </span>
      </span>
      <span className="mod-mark">
        <Icon name={isOn ? 'check' : 'plus'} />
      </span>
    </label>
  );
}
