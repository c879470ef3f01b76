import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.types';

export interface Bucket {
  /**
   * The bucket's own address, such as https://name.s3.eu-west-2.amazonaws.com or a path of another S3-compatible
   * service.
   */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

/** For a request with its retries. */
const TIMEOUT_MS = 20_000;
/** The pauses before them are 50 and 100 ms, because a shopper waits for an upload. */
const RETRIES = 2;
/** Before the first retry. */
const RETRY_PAUSE_MS = 50;

/** Stores files in an S3-compatible bucket. */
export function bucketStore({ url, region, keyId, secret }: Bucket, timeoutMs = TIMEOUT_MS): FileStore {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' });
  const send = async (key: string, init: RequestInit): Promise<Response> => {
    // Passed to fetch: a signal inside a signed Request is lost when memory is collected.
    const signal = AbortSignal.timeout(timeoutMs);
    for (let tries = 0; ; tries += 1) {
      const response = await fetch(await client.sign(`${url}/${key}`, init), { signal });
      if (tries === RETRIES || (response.status < 500 && response.status !== 429)) return response;
      await response.body?.cancel();
      await pause(RETRY_PAUSE_MS * 2 ** tries);
    }
  };
  const ask = async (method: 'PUT' | 'GET' | 'DELETE', key: string, more: RequestInit = {}) => {
    const response = await send(key, { method, ...more });
    if (!response.ok) throw new Error(`The bucket responded with ${response.status} to ${method}`);
    return Buffer.from(await response.arrayBuffer());
  };
  return {
    async put(key, bytes, type) {
      await ask('PUT', key, { body: new Uint8Array(bytes), headers: { 'content-type': type } });
    },
    get: (key) => ask('GET', key),
    async remove(key) {
      await ask('DELETE', key);
    },
  };
}
