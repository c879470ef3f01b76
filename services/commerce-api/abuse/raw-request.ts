import { connect } from 'node:net';

export interface RawResponse {
  /** 0 when the connection ended without a reply. */
  status: number;
  text: string;
  ms: number;
}

/**
 * Writes raw bytes to a server and reads until it closes the connection or stays silent for `quietMs` after a reply.
 */
export function rawRequest(
  origin: string,
  bytes: string | Buffer,
  { quietMs = 300, patienceMs: timeoutMs = 20_000 } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  return new Promise((resolve) => {
    let text = '';
    let quiet: NodeJS.Timeout | undefined;
    const socket = connect(Number(port), hostname);
    const done = () => {
      clearTimeout(quiet);
      clearTimeout(patience);
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text, ms: performance.now() - started });
    };
    const patience = setTimeout(done, timeoutMs);
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (part: Buffer) => {
      text += part.toString('latin1');
      clearTimeout(quiet);
      quiet = setTimeout(done, quietMs);
    });
    socket.on('error', done);
    socket.on('close', done);
  });
}
