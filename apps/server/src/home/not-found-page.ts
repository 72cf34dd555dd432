import { type Html, html } from '../html.ts';
import { brand, footer, shell } from './shell.ts';

export function notFoundPage(): Html {
  return shell(
    'Not found: Majlis',
    html`<header class="top">${brand}</header>
<main class="lost"><h1>Page not found</h1><p>There is nothing at this address. Your games are safe.</p><p><a href="/">Home page</a></p></main>
${footer}`,
  );
}
