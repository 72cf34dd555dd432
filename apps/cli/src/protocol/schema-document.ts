import { answers, FailedSchema, RefusedSchema, requests } from './schema.ts';

const refTo = (name: string) => ({ $ref: `#/$defs/${name}` });

/** Everything in one JSON Schema: `#/$defs/request` for a line in, `#/$defs/answer.<op>` for its line out. */
export function schemaDocument(): object {
  const ops = Object.entries(requests);
  const requestDefs = ops.map(([op, { schema }]) => [`request.${op}`, schema]);
  const resultDefs = Object.entries(answers).map(([op, schema]) => [`result.${op}`, schema]);
  const answerDefs = ops.map(([op]) => [
    `answer.${op}`,
    { anyOf: [refTo(`result.${op}`), refTo('refused'), refTo('failed')] },
  ]);
  return plain({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The engine protocol of majlis',
    description: 'One request a line, one answer a line. Described in docs/engine-protocol.md.',
    $ref: '#/$defs/request',
    $defs: {
      request: { anyOf: ops.map(([op]) => refTo(`request.${op}`)) },
      refused: RefusedSchema,
      failed: FailedSchema,
      ...Object.fromEntries([...requestDefs, ...answerDefs, ...resultDefs]),
    },
  });
}

/** Without the marks TypeBox keeps for itself. */
export const plain = (schema: object): object => JSON.parse(JSON.stringify(schema)) as object;
