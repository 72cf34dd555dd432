import { assetUrl } from '../assets.ts';
import { type Html, html } from '../html.ts';

const PRELOADED = ['el-messiri-latin-wght-normal.woff2', 'figtree-latin-wght-normal.woff2'];
const STYLES = ['tokens.css', 'base.css', 'home.css'];

/** What every page has around its own content. */
export function shell(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title}</title>
<meta name="description" content="Board games of the Arabian Nights, with all their rules.">
<link rel="icon" type="image/svg+xml" href="${assetUrl('mark.svg')}">
${PRELOADED.map((font) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${assetUrl(font)}">\n`)}
${STYLES.map((file) => html`<link rel="stylesheet" href="${assetUrl(file)}">\n`)}
</head>
<body>
${body}
</body>
</html>
`;
}

export const brand: Html = html`<a class="brand" href="/"><svg viewBox="0 0 48 48" aria-hidden="true"><path class="brand-star" d="M24 2l6.44 6.44h9.11v9.11L46 24l-6.44 6.44v9.11h-9.11L24 46l-6.44-6.44H8.44v-9.11L2 24l6.44-6.44V8.44h9.11z"/><path class="brand-door" d="M16 38V20.920c0-5.440 5.440-7.360 8-9.920c2.560 2.560 8 4.480 8 9.920V38z"/><circle class="brand-star" cx="24" cy="25" r="2.600"/></svg><span>Majlis</span></a>`;

export const footer: Html = html`<footer class="foot"><p>An unofficial implementation with its own art and words. The games belong to their authors and publishers.</p></footer>`;
