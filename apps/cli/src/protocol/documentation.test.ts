import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { type Answer, Client } from '../../test/client.ts';
import { SEED } from '../../test/run.ts';
import { ERRORS } from './protocol-error.ts';
import { requests } from './schema.ts';
import { recordSchemaDocument, schemaDocument } from './schema-document.ts';

const docs = (name: string) => readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');
const protocol = docs('engine-protocol.md');

describe('docs/engine-protocol.md', () => {
  const blocks = [...protocol.matchAll(/```jsonl\n([\s\S]*?)```/g)].map(([, block]) => block!);

  test('has examples', () => expect(blocks).toHaveLength(2));

  test.each(blocks)('an example happens as it is written', async (block) => {
    const client = new Client();
    const pairs = block.trim().split(/\n(?=> )/);
    expect(pairs.length).toBeGreaterThan(2);
    for (const pair of pairs) {
      const [sent, expected] = pair.split('\n< ') as [string, string];
      expect(await client.send(sent.slice(2)), sent).toMatchObject(JSON.parse(expected));
    }
  });

  test('names every request and every error', () => {
    for (const op of Object.keys(requests)) expect(protocol, op).toMatch(new RegExp(`^\\| .*\`${op}\``, 'm'));
    for (const [code, about] of Object.entries(ERRORS)) {
      expect(protocol.replaceAll('`', ''), code).toContain(`| ${code} | ${about.replaceAll('"', '')} |`);
    }
  });
});

describe('docs/schemas', () => {
  const schema = JSON.parse(docs('schemas/engine-protocol.json'));
  const ajv = new Ajv({ strict: false });
  ajv.addSchema(schema, 'protocol');
  const isRequest = ajv.getSchema('protocol')!;
  const isAnswer = (op: string) => ajv.getSchema(`protocol#/definitions/answer.${op}`)!;

  test('are what the engine itself says (npx majlis stdio --schema, --record-schema)', () => {
    expect(schema).toEqual(schemaDocument());
    expect(JSON.parse(docs('schemas/record.json'))).toEqual(recordSchemaDocument());
  });

  test('every request of a whole game is one, and every answer to it', async () => {
    const client = new Client();
    const asked = new Set<string>();
    const ask = async (request: { op: string } & Record<string, unknown>): Promise<Answer> => {
      const answer = await client.ask(request);
      expect(isRequest(request), JSON.stringify(request)).toBe(true);
      expect(isAnswer(request.op)(answer), `${JSON.stringify(request)} ${JSON.stringify(answer)}`).toBe(true);
      asked.add(request.op);
      return answer;
    };
    await ask({ op: 'act', seat: 0, text: 'pass' });
    let { deciders } = await ask({ op: 'new', game: 'lantern', seats: 3, seed: SEED, config: { rounds: 4 }, id: 1 });
    while (deciders.length > 0) {
      const [seat] = (await ask({ op: 'deciders' })).deciders;
      for (const op of ['prompt', 'knowledge']) await ask({ op, seat });
      for (const viewer of [seat, 'spectator']) await ask({ op: 'view', viewer });
      for (const op of ['scores', 'outcome', 'state', 'record']) await ask({ op });
      const { handle } = await ask({ op: 'imagine', seat, state: true });
      await ask({ op: 'save' });
      await ask({ op: 'forget', handle });
      const { actions } = await ask({ op: 'legal', seat, texts: true });
      await ask({ op: 'check', seat, action: { type: 'bid', coins: 99 } });
      ({ deciders } = await ask({ op: 'act', seat, action: actions[0], viewer: seat }));
    }
    const { record } = await ask({ op: 'record' });
    const { state } = await ask({ op: 'state' });
    await ask({ op: 'outcome' });
    await ask({ op: 'load', record });
    await ask({ op: 'review', budget: 8 });
    await ask({ op: 'review', budget: 8, as: 1 });
    await ask({ op: 'load', game: 'lantern', state });
    await ask({ op: 'restore', handle: 'p2' });
    await ask({ op: 'lanes', game: 'lantern', seats: 2, seeds: [SEED] });
    await ask({ op: 'step', choices: [0], deal: [{ lane: 0, seed: SEED }] });
    await ask({ op: 'run', draws: [[5, 7]], deal: [{ lane: 0, seed: SEED }] });
    await ask({ op: 'look', lanes: [0], view: true, actions: true, texts: true, scores: true });
    for (const op of ['games', 'help', 'schema']) await ask({ op });
    expect([...asked].sort()).toEqual(Object.keys(requests).sort());
    expect(new Ajv({ strict: false }).validate(recordSchemaDocument(), record)).toBe(true);
  });

  test.each([
    { op: 'act', seat: 0 },
    { op: 'act', seat: 0, text: 'pass', action: {} },
    { op: 'load' },
    { op: 'fly' },
    {},
    [],
  ])('%j is no request', (value) => {
    expect(isRequest(value)).toBe(false);
  });
});
