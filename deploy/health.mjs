// Exit code 0 while the server is in service, 1 otherwise: for a container's health check.
const { HOST = 'localhost', PORT = '3000' } = process.env;
const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
try {
  const { status } = await fetch(`http://${host}:${PORT}/healthz`, { signal: AbortSignal.timeout(4000) });
  process.exitCode = status === 200 ? 0 : 1;
} catch {
  process.exitCode = 1;
}
