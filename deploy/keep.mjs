// Archives, imports and deletes: `node keep.mjs export all.jsonl`.
process.setSourceMapsEnabled(true);
await import('./apps/server/dist/admin.mjs');
