import { type Html, html } from '../html.ts';
import { brand, footer, shell } from './shell.ts';

export function notFoundPage(): Html {
  return shell(
    'Not found: Majlis',
    html`<header class="top">${brand}</header>
<main class="lost"><h1>No door here.</h1><p>Nothing is lost: the games are where they were.</p><p><a href="/">Back to the courtyard</a></p></main>
${footer}`,
  );
}
