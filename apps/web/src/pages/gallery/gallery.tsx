import { useSay } from '../../i18n.ts';
import { Floor } from '../../ui/defs.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import './gallery.css';
import type { Exhibit } from './exhibit.ts';
import { EXHIBITS } from './exhibits.ts';

/** Every drawing of every game in every state: for design, translation and tests. */
export function Gallery() {
  const say = useSay();
  return (
    <div className="court gallery">
      <Floor pattern="p-girih8" />
      <TopBar />
      <main id="content">
        <h1 className="display">{say('gallery.title')}</h1>
        <p className="soft">{say('gallery.lead')}</p>
        {EXHIBITS.map(({ id, title, shelves }) => (
          <section key={id} aria-labelledby={`gallery-${id}`}>
            <h2 className="display" id={`gallery-${id}`}>
              {title ?? say('gallery.ui')}
            </h2>
            {shelves.map((shelf) => (
              <ul key={shelf[0]!.name} className="shelf">
                {shelf.map((exhibit) => (
                  <Shown key={exhibit.name} {...exhibit} />
                ))}
              </ul>
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

function Shown({ name, box, art, small }: Exhibit) {
  return (
    <li className="captioned">
      <Drawing className="full" box={box} art={art} label={name} />
      {small !== undefined && <Drawing className="small-drawing" box={box} art={small} />}
      <span className="small mute">{name}</span>
    </li>
  );
}
