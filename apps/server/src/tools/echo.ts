import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

// The least a server can do with a message: what the machine and the network cost, and nothing else.
const server = new WebSocketServer({
  host: '127.0.0.1',
  port: Number(process.env.PORT ?? 0),
  perMessageDeflate: false,
});
server.on('connection', (socket) => {
  socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }));
});
server.on('listening', () => {
  console.log(`Echo is running at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on('SIGTERM', () => process.exit(0));
