const WIDTH = 100;

/** Plain data as indented text: one line for each key, and below it what does not fit beside it. */
export function dataText(value: unknown, indent = ''): string {
  if (isScalar(value)) return indent + inline(value);
  if (Array.isArray(value) && value.every(isScalar)) return wrapped(value, indent);
  return Object.entries(value as object)
    .map(([key, item]) => entryText(key, item, indent))
    .join('\n');
}

function entryText(key: string, value: unknown, indent: string): string {
  const line = `${indent}${key}: ${inline(value)}`;
  return line.length <= WIDTH ? line : `${indent}${key}:\n${dataText(value, `${indent}  `)}`;
}

function wrapped(items: readonly unknown[], indent: string): string {
  const lines: string[] = [];
  let line = indent;
  for (const item of items.map(inline)) {
    if (line.length + item.length > WIDTH && line !== indent) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${item} `;
  }
  return [...lines, line.trimEnd()].join('\n');
}

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** On one line, with as few marks as can be read: `{coins: 12, oil: [3 5 7]}`. */
export function inline(value: unknown): string {
  if (value === null) return '-';
  if (Array.isArray(value)) return `[${value.map(inline).join(value.every(isScalar) ? ' ' : ', ')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(([key, item]) => `${key}: ${inline(item)}`);
    return `{${entries.join(', ')}}`;
  }
  return typeof value === 'string' && (value === '' || /[\s[\]{},:]/.test(value))
    ? JSON.stringify(value)
    : String(value);
}
