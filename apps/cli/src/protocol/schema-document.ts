import { RecordSchema } from '../record-schema.ts';
import { answers, FailedSchema, RefusedSchema, requests } from './schema.ts';

/** The draft whose tuples TypeBox writes. */
const DRAFT = 'http://json-schema.org/draft-07/schema#';

const refTo = (name: string) => ({ $ref: `#/definitions/${name}` });

/** Everything in one JSON Schema: the whole for a line in, `#/definitions/answer.<op>` for its line out. */
export function schemaDocument(): object {
  const ops = Object.entries(requests);
  const requestDefs = ops.map(([op, { schema }]) => [`request.${op}`, schema]);
  const resultDefs = Object.entries(answers).map(([op, schema]) => [`result.${op}`, schema]);
  const answerDefs = ops.map(([op]) => [
    `answer.${op}`,
    { anyOf: [refTo(`result.${op}`), refTo('refused'), refTo('failed')] },
  ]);
  return plain({
    $schema: DRAFT,
    title: 'The engine protocol of majlis',
    description: 'One request per line, one answer per line. Described in docs/engine-protocol.md.',
    anyOf: ops.map(([op]) => refTo(`request.${op}`)),
    definitions: {
      refused: RefusedSchema,
      failed: FailedSchema,
      ...Object.fromEntries([...requestDefs, ...answerDefs, ...resultDefs]),
    },
  });
}

export const recordSchemaDocument = (): object => plain({ $schema: DRAFT, ...RecordSchema });

/** Without the marks TypeBox keeps for itself. */
const plain = (schema: object): object => JSON.parse(JSON.stringify(schema)) as object;
