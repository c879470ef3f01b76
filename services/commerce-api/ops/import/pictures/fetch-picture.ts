import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { MAX_PICTURE_BYTES, PictureFault } from '../../../src/files/pictures/picture-fault';
import { assertPublicLiteral, lookupPublic, PrivateAddress } from './public-address';

export interface Validators {
  etag?: string;
  lastModified?: string;
}

export type Fetched = { unchanged: true } | ({ unchanged: false; bytes: Buffer } & Validators);

export interface FetchOptions {
  allowPrivate: boolean;
  /** The validators of the server's last reply. */
  known?: Validators;
  deadlineMs?: number;
}

/** The largest picture arrives within this time at half a megabyte a second. */
const DEADLINE_MS = 20_000;
/** A move to HTTPS and to the host of the pictures takes two or three; more are a loop. */
const MAX_REDIRECTS = 5;
/** The pauses between them are 0.6 and 1.8 seconds: a host that is down must not hold up the other pictures. */
const MAX_ATTEMPTS = 3;

/** An error that a retry may solve. */
class TransientError extends Error {}

function sendRequest(url: URL, { allowPrivate, known }: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new PictureFault(`${url.protocol} addresses are not fetched; use https`);
  if (url.username || url.password) throw new PictureFault('an address with a password in it is not fetched');
  if (!allowPrivate) assertPublicLiteral(url.hostname);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = {
    accept: 'image/avif,image/webp,image/png,image/jpeg',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
  return new Promise((resolve, reject) => {
    const request = send(url, { headers, signal, ...(!allowPrivate && { lookup: lookupPublic }) }, resolve);
    request.once('error', reject);
    request.end();
  });
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const contentLength = Number(response.headers['content-length'] ?? 0);
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > MAX_PICTURE_BYTES || contentLength > MAX_PICTURE_BYTES) {
      response.destroy();
      throw new PictureFault(`is larger than ${MAX_PICTURE_BYTES / 1024 / 1024} MB`);
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function fetchOnce(address: string, options: FetchOptions, signal: AbortSignal): Promise<Fetched> {
  let url = new URL(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await sendRequest(url, options, signal);
    const { statusCode: status = 0, headers } = response;
    if (status === 304) {
      response.resume();
      return { unchanged: true };
    }
    if (status >= 300 && status < 400 && headers.location) {
      response.resume();
      // Every redirect is checked like the first URL, because a public host may redirect to a private one.
      url = new URL(headers.location, url);
      continue;
    }
    if (status !== 200) {
      response.resume();
      if (status === 429 || status >= 500) throw new TransientError(`the server responded with ${status}`);
      throw new PictureFault(`the server responded with ${status}`);
    }
    const bytes = await readBody(response);
    const { etag, 'last-modified': lastModified } = headers;
    return { unchanged: false, bytes, ...(etag && { etag }), ...(lastModified && { lastModified }) };
  }
  throw new PictureFault(`redirects more than ${MAX_REDIRECTS} times`);
}

/** Fetches a picture with a timeout and a size limit, only from the public internet. */
export async function fetchPicture(address: string, options: FetchOptions): Promise<Fetched> {
  for (let attempt = 1; ; attempt += 1) {
    const signal = AbortSignal.timeout(options.deadlineMs ?? DEADLINE_MS);
    try {
      return await fetchOnce(address, options, signal);
    } catch (error) {
      if (error instanceof PictureFault) throw error;
      if (error instanceof PrivateAddress) throw new PictureFault(error.message);
      const why = signal.aborted ? 'did not come in time' : error instanceof Error ? error.message : String(error);
      if (attempt === MAX_ATTEMPTS) throw new PictureFault(`cannot be fetched: ${why}`);
      await pause(200 * 3 ** attempt);
    }
  }
}
