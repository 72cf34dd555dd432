import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressed } from './compress-plugin.ts';
import { messages } from './messages-plugin.ts';
import { preloads } from './preloads-plugin.ts';
import { rulebooks } from './rulebook-plugin.ts';

/** In development the API is the server started with `npm start`. */
const server = process.env.MAJLIS_SERVER ?? 'http://localhost:3000';

/** Small things that nearly every page needs: one request each would take longer than all of them together. */
const BASE = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|zustand|@lingui)/',
    'apps/web/src/(i18n|theme|settings)\\.',
    'apps/web/src/ui/(at-rest|defs|drawing|icon|top-bar|problem-line|reload-page)\\.',
    'apps/web/src/pages/(not-found|pages|home/(faces|segments))\\.',
    'apps/web/src/play/(bot-names|levels|remote/api|local/(names|notes))\\.',
    'packages/i18n/src/index\\.',
    'packages/art/src/(icons|ornament|draw|seats|kinds|lantern|objects)\\.',
  ].join('|'),
);
/** All of a table but what is fetched once it stands, or when somebody opens it: a group would bring that along. */
const TABLE =
  /apps\/web\/src\/(table\/(?!company\/(company|chat|host-tools|notices)\.|(deal|motion|recap|signs|turn-sign)\/|(halted|key-help|leaving|result|score-sheet|settings-list|sum-card|ways\/stepper)\.)|rules\/rules-slip|ui\/(pan-zoom|camera|sight|media)|games\/(ui|keyboard|small|fingers)\.)/;

export default defineConfig({
  plugins: [
    messages(),
    rulebooks(),
    preloads(),
    react(),
    VitePWA({
      registerType: 'autoUpdate',
      // The page registers it itself, once it is at rest.
      injectRegister: false,
      manifest: {
        name: 'Majlis',
        short_name: 'Majlis',
        description: 'Three board games of the Arabian Nights, with friends or against bots.',
        theme_color: '#10153a',
        background_color: '#10153a',
        display: 'standalone',
        start_url: '/',
        icons: [{ src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        // What a push does when no page is open.
        importScripts: ['/push.js'],
        // Whatever is the server's business is never answered from the cupboard.
        navigateFallbackDenylist: [/^\/api\//, /^\/healthz/, /^\/metrics/],
      },
    }),
    compressed(),
  ],
  build: {
    target: 'es2022',
    sourcemap: true,
    // The build measures a table's first load by it.
    manifest: true,
    rolldownOptions: {
      output: {
        // What every page needs and what every table needs each travel in one piece: many small ones weigh more.
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'table', test: TABLE },
          ],
        },
      },
    },
    // The server's content policy allows fonts from itself only, not from within a style sheet.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
