import type { Command } from 'commander';
import { type Io, writeJson } from '../io.ts';
import { PATIENCE, ProbeThread } from '../protocol/probe-thread.ts';
import { recordSchemaDocument, schemaDocument } from '../protocol/schema-document.ts';
import { serve } from '../protocol/serve.ts';
import { Session } from '../protocol/session.ts';
import { wholeNumber } from '../setting.ts';

const HELP = `
The protocol is described in docs/engine-protocol.md. {"op":"help"} lists the requests.

Examples:
  echo '{"op":"new","game":"lantern","seats":2}' | majlis stdio
  majlis stdio --schema > engine-protocol.schema.json`;

export function addStdio(program: Command, io: Io): void {
  program
    .command('stdio')
    .description('the engine protocol: one JSON request per line, one JSON answer per line')
    .option('--schema', 'print the JSON Schema of requests and answers and exit')
    .option('--record-schema', 'print the JSON Schema of records and exit')
    .option('--patience <s>', 'seconds to check a loaded position', wholeNumber(1, 3600), PATIENCE)
    .addHelpText('after', HELP)
    .action(async (options: { schema?: boolean; recordSchema?: boolean; patience: number }) => {
      if (options.schema) await writeJson(io.stdout, schemaDocument());
      else if (options.recordSchema) await writeJson(io.stdout, recordSchemaDocument());
      else await speak(options.patience, io);
    });
}

async function speak(patience: number, io: Io): Promise<void> {
  const probe = new ProbeThread(patience);
  try {
    await serve(new Session(probe.run), io);
  } finally {
    await probe.close();
  }
}
