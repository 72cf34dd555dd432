import { html } from '../html.ts';
import { shell } from './shell.ts';

export const notFoundPage = (): string =>
  shell(
    'Not found: Majlis',
    html`<main class="lost"><h1>Page not found</h1><p>There is nothing at this address. Your games are safe.</p><p><a href="/">Home page</a></p></main>`,
  ).text;
