import { assetUrl } from '../assets.ts';
import { type Html, html } from '../html.ts';

/** What the server's own pages have around their content. They need no script. */
export const shell = (title: string, main: Html): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="${assetUrl('mark.svg')}">
<link rel="stylesheet" href="${assetUrl('page.css')}">
</head>
<body>
<header><a class="brand" href="/"><img src="${assetUrl('mark.svg')}" alt=""><span>Majlis</span></a></header>
${main}
<footer><p>An unofficial implementation with its own art and words. The games belong to their authors and publishers.</p></footer>
</body>
</html>
`;
