import { lookup as lookUp } from 'node:dns/promises';
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address';

/** From the look-up of the host to the status of the reply. */
const TIMEOUT_MS = 10_000;

export interface Reach {
  /** In a demonstration, whose receivers run on the same machine. */
  readonly isLoopbackAllowed: boolean;
  /** Addresses of a host. */
  readonly resolve?: (host: string) => Promise<{ address: string; family: number }[]>;
  readonly timeoutMs?: number;
}

const REFUSED = 'The host has an address that is not public';
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

const isAllowed = (address: string, { isLoopbackAllowed }: Reach) =>
  isPublicAddress(address) || (isLoopbackAllowed && isLoopback(address));

/** Why a URL cannot be an endpoint; undefined if it can be, as far as its text says. */
export function faultOfUrl(text: string, reach: Reach): string | undefined {
  if (!URL.canParse(text)) return 'It is not a URL';
  const url = new URL(text);
  const host = hostOf(url);
  const isOwn = host === 'localhost' || (isIP(host) !== 0 && isLoopback(host));
  if (url.username || url.password || url.hash) return 'It has a user, a password or a fragment';
  if (url.protocol !== 'https:' && !(reach.isLoopbackAllowed && isOwn)) return 'It must begin with https://';
  if (isIP(host) !== 0 && !isAllowed(host, reach)) return REFUSED;
  return undefined;
}

/**
 * Posts JSON, follows no redirect, and reads nothing of the reply's body. The addresses of the host are checked when the
 * connection is made, and the connection is made to one that was checked.
 * @returns the status
 * @throws Error when nothing was reached in time, or the host has an address that is not public
 */
export async function postWebhook(
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
  reach: Reach,
): Promise<number> {
  const fault = faultOfUrl(url.href, reach);
  if (fault !== undefined) throw new Error(fault);
  const resolve = reach.resolve ?? ((host: string) => lookUp(host, { all: true }));
  const lookup: LookupFunction = (host, { all }, done) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (!first || found.some(({ address }) => !isAllowed(address, reach))) done(new Error(REFUSED), '', 4);
        else if (all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error as NodeJS.ErrnoException, '', 4),
    );
  };
  const options: RequestOptions = {
    method: 'POST',
    lookup,
    agent: false,
    signal: AbortSignal.timeout(reach.timeoutMs ?? TIMEOUT_MS),
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
  };
  return new Promise((done, fail) => {
    const sent = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (reply) => {
      done(reply.statusCode ?? 0);
      reply.destroy();
    });
    // A connection that ends after the reply tells nothing more.
    sent.on('error', fail);
    sent.end(body);
  });
}
