import type { AddressInfo } from 'node:net';
import { openMajlis } from './majlis.ts';
import { addressOf, readSettings } from './settings.ts';

function giveUp(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const settings = readSettings(process.env);
if (typeof settings === 'string') giveUp(settings);
const { host, port } = settings;

const majlis = await openMajlis(settings).catch((error: Error) => giveUp(`Majlis cannot be opened. ${error.message}`));
try {
  await majlis.server.listen({ host, port });
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') giveUp(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
  if (code === 'EACCES') giveUp(`Port ${port} may not be opened here. Choose another: PORT=3000 npm start`);
  throw error;
}

// Ctrl-C reaches us twice, from the terminal and from npm: the second time there is nothing left to do.
const CLOSE_WITHIN = 20_000;
let closing = false;
async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  setTimeout(() => giveUp('Majlis could not close in time.'), CLOSE_WITHIN).unref();
  await majlis.close();
  console.log('Majlis has stopped.');
  process.exit(0);
}
process.on('SIGINT', close);
process.on('SIGTERM', close);

const listening = majlis.server.server.address() as AddressInfo;
console.log(`Majlis is running at ${addressOf(host, listening.port)}  (Ctrl-C stops it)`);
