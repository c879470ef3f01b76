import { request } from 'node:http';
import { request as requestWithTls } from 'node:https';
import { HEALTH_TIMEOUT_MS } from '@storefront/api/constants';

export interface ShellAddress {
  readonly origin: string;
  /** The host that is asked for, if it differs from that of the origin: without one a shell has no business. */
  readonly host?: string | undefined;
}

/** The status and body of a page of the shell. */
export function askShell({ origin, host }: ShellAddress, path: string): Promise<{ status: number; body: string }> {
  const url = new URL(path, origin);
  const options = { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS), ...(host && { headers: { host } }) };
  return new Promise((resolve, reject) => {
    const ask = url.protocol === 'https:' ? requestWithTls : request;
    ask(url, options, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}
