// Starts the server. Settings are environment variables: README.md.
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import('./apps/server/dist/main.mjs');
