import { describe, expect, test } from 'vitest';
import { addressOf, readSettings } from './settings.ts';

describe('HOST and PORT', () => {
  test('default to localhost:3000', () => {
    expect(readSettings({})).toMatchObject({ host: 'localhost', port: 3000 });
    expect(readSettings({ HOST: '', PORT: ' ' })).toMatchObject({ host: 'localhost', port: 3000 });
  });

  test('are honoured', () => {
    expect(readSettings({ HOST: '0.0.0.0', PORT: '8080' })).toMatchObject({ host: '0.0.0.0', port: 8080 });
    expect(readSettings({ PORT: '0' })).toMatchObject({ host: 'localhost', port: 0 });
  });

  test.each(['-1', '65536', '80a', '3e3', '1.5', '999999'])('refuse PORT=%s in words', (PORT) => {
    expect(readSettings({ PORT })).toContain(PORT);
  });
});

describe('the other settings', () => {
  test('have standards that need nothing installed', () => {
    expect(readSettings({})).toMatchObject({ dataDir: '.majlis', databaseUrl: null, origins: [], retentionDays: null });
  });

  test.each([
    ['DATABASE_URL', 'mysql://x'],
    ['LOG_LEVEL', 'loud'],
    ['ALLOWED_ORIGINS', 'https://a.example/path'],
    ['RULES_WORKERS', '0'],
    ['RETENTION_DAYS', '-3'],
    ['TRUST_PROXY', 'yes'],
  ])('%s=%s is refused in words', (name, value) => {
    expect(readSettings({ [name]: value })).toContain(name);
  });
});

describe('the printed address', () => {
  test.each([
    ['localhost', 'http://localhost:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
    ['192.0.2.7', 'http://192.0.2.7:3000'],
  ])('of %s is %s', (host, address) => {
    expect(addressOf(host, 3000)).toBe(address);
  });
});
