import type { GameEntry } from '@majlis/games';
import { assets, assetText, assetUrl } from '../assets.ts';
import { Html, html } from '../html.ts';
import { brand, footer, shell } from './shell.ts';

const LINES: Readonly<Record<string, string>> = {
  alhambra: 'Buy with the right coin, build inside your walls.',
  almadi: 'Lay landscapes so that each wakes the next.',
  'aladdins-dragon': 'Bluff for treasure, slip past the guard.',
  lantern: 'Bid for lanterns, keep your oil to yourself.',
};

/** `city-gates` -> `City gates`: until the catalogues of translations speak, the ids do. */
export const readable = (id: string): string => {
  const words = id
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, (_all, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const seatsText = ({ min, max }: { readonly min: number; readonly max: number }): string => {
  if (min === max) return min === 1 ? '1 player' : `${min} players`;
  return `${min}–${max} players`;
};

const choiceText = (choice: unknown): string => {
  if (choice === null) return 'none';
  if (typeof choice === 'boolean') return choice ? 'on' : 'off';
  return typeof choice === 'string' ? readable(choice) : String(choice);
};

const artOf = (id: string): string => assetUrl(assets.has(`art/${id}.svg`) ? `art/${id}.svg` : 'art/lantern.svg');

const door = ({ game, name }: GameEntry): Html =>
  html`<li><a class="door" href="#${game.id}"><img src="${artOf(game.id)}" alt="" width="220" height="330"><span class="door-sign"><b>${name}</b><span class="door-line">${LINES[game.id] ?? ''}</span><em>${seatsText(game.seats)}</em></span></a></li>`;

const chips = (ids: readonly string[]): Html =>
  html`<ul class="chips">${ids.map((id) => html`<li>${readable(id)}</li>`)}</ul>`;

function niche({ game, name }: GameEntry): Html {
  const { modules, options } = game.catalogue;
  return html`<article class="niche" id="${game.id}" aria-labelledby="${game.id}-name">
<header><h3 id="${game.id}-name">${name}</h3><p class="niche-seats">${seatsText(game.seats)}</p></header>
<dl>
${options.map(({ id, choices }) => html`<div><dt>${readable(id)}</dt><dd>${choices.map(choiceText).join(', ')}</dd></div>`)}
<div><dt>Modules</dt><dd>${modules.length > 0 ? chips(modules.map(({ id }) => id)) : 'None: the game is whole as it is.'}</dd></div>
</dl>
<p class="try">In the terminal: <code>npx majlis play ${game.id}</code></p>
</article>`;
}

export function homePage(entries: readonly GameEntry[]): Html {
  return shell(
    'Majlis: board games of the Arabian Nights',
    html`${new Html(assetText('scene.svg'))}
<a class="skip" href="#games">To the games</a>
<header class="top">${brand}</header>
<main>
<section class="hero">
<svg class="scene wide" viewBox="0 0 1440 640" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><use href="#scene" width="1440" height="640"/></svg>
<svg class="scene narrow" viewBox="158 66 404 574" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><use href="#scene" width="1440" height="640"/></svg>
<div class="pitch"><p class="arabic" lang="ar" dir="rtl">مجلس</p><h1>Sit down.<br>The lamps are lit.</h1><p class="lead">Board games of the Arabian Nights, with all their rules, for friends and against bots.</p></div>
<ul class="doors">${entries.map(door)}</ul>
</section>
<section class="shelf" id="games" aria-labelledby="games-title">
<svg class="floor" aria-hidden="true"><rect width="100%" height="100%" fill="url(#girih)"/></svg>
<h2 id="games-title">On the table</h2>
<p class="soft">The games this engine knows, with their seats and modules.</p>
<div class="niches">${entries.map(niche)}</div>
</section>
</main>
${footer}`,
  );
}
