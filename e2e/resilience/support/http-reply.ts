import { request } from 'node:http';

/** The status of a reply, 101 for a WebSocket that was opened, and the origin whose pages may read it. */
export function httpReply(
  url: string,
  { method = 'GET', ...headers }: Readonly<Record<string, string>>,
): Promise<{ readonly status: number | undefined; readonly allowed: string | undefined }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers });
    asked.once('upgrade', ({ statusCode: status }, socket) => {
      socket.destroy();
      resolve({ status, allowed: undefined });
    });
    asked.once('response', (reply) => {
      reply.resume();
      resolve({ status: reply.statusCode, allowed: reply.headers['access-control-allow-origin'] });
    });
    asked.once('error', reject).end();
  });
}
