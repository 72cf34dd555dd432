/**
 * Games begun under older rules go on: what they hold is read in its old shape.
 * Version 1 knew passages through double walls as gates.
 */
type Shape = Readonly<Record<string, unknown>>;

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An action of version 1: the side of a passage was called its gate. */
export function actionOfNow(value: unknown): unknown {
  if (!isShape(value) || (value.type !== 'place' && value.type !== 'add') || !('gate' in value)) return value;
  const { gate, ...rest } = value;
  return 'passage' in rest ? value : { ...rest, passage: gate };
}
