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

const TIMEOUT_MS = 20_000;

/** Stores files in an S3-compatible bucket. */
export function bucketStore({ url, region, keyId, secret }: Bucket): FileStore {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 2 });
  const ask = async (method: 'PUT' | 'GET' | 'DELETE', key: string, more: RequestInit = {}) => {
    const response = await client.fetch(`${url}/${key}`, { method, signal: AbortSignal.timeout(TIMEOUT_MS), ...more });
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
