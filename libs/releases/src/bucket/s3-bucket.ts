import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { sha256 } from '../signatures/sha256';
import type { ReleaseBucket } from './bucket.types';

/** A bucket that takes longer counts as away. */
const TIMEOUT_MS = 10_000;
/** Before a failed request is repeated the first time. */
const RETRY_PAUSE_MS = 100;
/** Pages of keys that S3 lists, a thousand each; more means a fault. */
const MAX_PAGES = 1_000;
/** Attempts at a file that others write at the same moment, which S3 refuses with 409. */
const MAX_CONFLICTS = 5;
/** For another origin that serves released files from the bucket: their names contain hashes. */
const YEAR_SECONDS = 31_536_000;
/** Above the size of a page of a thousand keys. */
const MAX_LIST_BYTES = 4 * 1024 * 1024;
/** Above the size of an error's XML. */
const MAX_ERROR_BYTES = 64 * 1024;

interface S3Settings {
  /** Without a slash at its end. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  /** How often a request is repeated that fails with a 5xx status. */
  readonly retries: number;
}

/** An S3-compatible bucket that honours `If-None-Match: *` when an object is put. */
export class S3Bucket implements ReleaseBucket {
  private readonly client: AwsClient;
  private readonly url: string;
  private readonly retries: number;

  constructor({ url, region, keyId, secret, retries }: S3Settings) {
    this.url = url;
    this.retries = retries;
    this.client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' });
  }

  async read(path: string, limit: number): Promise<Buffer | undefined> {
    const what = `GET ${path}`;
    const reply = await this.ask(what, this.urlOf(path), { method: 'GET' });
    if (reply.status === 404) {
      await reply.body?.cancel();
      return undefined;
    }
    return this.content(what, reply, limit);
  }

  async create(path: string, content: Buffer): Promise<boolean> {
    const what = `PUT ${path}`;
    const headers = {
      'if-none-match': '*',
      // S3 compares it, so that half an upload is never stored.
      'x-amz-content-sha256': sha256(content),
      'content-type': contentType(path),
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    };
    for (let tries = 0; ; tries += 1) {
      let reply: Response;
      try {
        reply = await this.ask(what, this.urlOf(path), { method: 'PUT', headers, body: new Uint8Array(content) });
      } catch (error) {
        // The bucket may have stored it although its reply was lost.
        if (await this.hasContent(path, content)) return true;
        throw error;
      }
      if (reply.status === 412) {
        await reply.body?.cancel();
        return this.hasContent(path, content);
      }
      if (reply.status === 409 && tries < MAX_CONFLICTS) {
        await reply.body?.cancel();
        continue;
      }
      if (reply.status >= 500 && (await this.hasContent(path, content))) return true;
      await this.content(what, reply, MAX_ERROR_BYTES);
      return true;
    }
  }

  async list(prefix: string, after = ''): Promise<string[]> {
    const what = `LIST ${prefix}`;
    const found: string[] = [];
    let token: string | undefined;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const query = new URLSearchParams({ 'list-type': '2', prefix, 'start-after': after });
      if (token) query.set('continuation-token', token);
      const reply = await this.ask(what, `${this.url}?${query}`, { method: 'GET' });
      const xml = (await this.content(what, reply, MAX_LIST_BYTES)).toString();
      // A page for people would be an empty list.
      if (!/<ListBucketResult[\s>/]/.test(xml))
        throw new Error(`${this.url} of RELEASES_BUCKET_URL is not a bucket: its reply is no list of files (${what}).`);
      for (const [, key = ''] of xml.matchAll(/<Key>([^<]+)<\/Key>/g)) found.push(key);
      [, token] = /<NextContinuationToken>([^<]+)</.exec(xml) ?? [];
      if (!token) return found;
    }
    throw new Error(`The release bucket does not end its list (${what}).`);
  }

  /** Names contain '+', which a signature needs encoded. */
  private urlOf(path: string): string {
    return `${this.url}/${path.split('/').map(encodeURIComponent).join('/')}`;
  }

  private async hasContent(path: string, content: Buffer): Promise<boolean> {
    const found = await this.read(path, Math.max(content.length, 1)).catch(() => undefined);
    return found?.equals(content) ?? false;
  }

  private async ask(what: string, url: string, init: RequestInit): Promise<Response> {
    for (let tries = 0; ; tries += 1) {
      let reply: Response;
      try {
        const request = await this.client.sign(url, init);
        reply = await inTime((signal) => fetch(request, { signal }));
      } catch (error) {
        throw unreachable(what, error);
      }
      if (reply.status < 500 || tries >= this.retries) return reply;
      await reply.body?.cancel();
      await pause(RETRY_PAUSE_MS * 2 ** tries);
    }
  }

  /** The body of a successful reply. @throws Error for any other reply, and one that breaks off or is too long */
  private async content(what: string, reply: Response, limit: number): Promise<Buffer> {
    const most = reply.ok ? limit : MAX_ERROR_BYTES;
    const body = await inTime(() => bytesOf(reply, most)).catch((error: unknown) => {
      throw unreachable(what, error);
    });
    if (!reply.ok) throw refusal(what, reply.status, body?.toString() ?? '');
    if (!body)
      throw Object.assign(new Error(`The release bucket sent more than ${limit} bytes (${what}).`), { code: 'EFBIG' });
    return body;
  }
}

/** The body of a reply; undefined when it has more bytes than `most`. */
async function bytesOf(reply: Response, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of reply.body ?? []) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Rejects after the deadline. A signal alone is none: fetch loses it when memory is collected meanwhile. */
async function inTime<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException('It took too long.', 'TimeoutError');
      reject(error);
      controller.abort(error);
    }, TIMEOUT_MS);
  });
  try {
    return await Promise.race([run(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  wasm: 'application/wasm',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
};

/** The content type of a file that another origin may serve from the bucket. */
const contentType = (path: string): string => TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

function unreachable(what: string, error: unknown): Error {
  const { name, message, cause } = error as Error;
  const why =
    name === 'TimeoutError'
      ? `did not reply within ${TIMEOUT_MS / 1000} s`
      : `cannot be reached: ${(cause as Error | undefined)?.message ?? message}`;
  return new Error(`The release bucket ${why} (${what}).`);
}

function refusal(what: string, status: number, xml: string): Error {
  const [, code = ''] = /<Code>(\w{1,60})<\/Code>/.exec(xml) ?? [];
  const said = `The release bucket replied ${status}${code && ` ${code}`} to ${what}`;
  if (code === 'RequestTimeTooSkewed') return new Error(`${said}: this machine's clock is wrong.`);
  if (status === 401 || status === 403)
    return new Error(`${said}: check RELEASES_BUCKET_KEY_ID, RELEASES_BUCKET_SECRET and what they permit.`);
  return new Error(`${said}.`);
}
