import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messages } from './messages-plugin.ts';

/** In development the API is the server started with `npm start`. */
const server = process.env['MAJLIS_SERVER'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [messages(), react()],
  build: {
    target: 'es2022',
    sourcemap: true,
    // The server's content policy allows fonts from itself only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
