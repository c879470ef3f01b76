import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { S3Error } from './s3-error';

export interface BucketKey {
  readonly keyId: string;
  readonly secret: string;
}

interface SignedRequest {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
/** As S3: a request that is older or newer is refused. */
const MAX_SKEW_MS = 15 * 60_000;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Verifies AWS Signature Version 4 of a request's headers. @throws S3Error when it is not signed with this key */
export function verifySignature({ method, url, headers }: SignedRequest, body: Buffer, key: BucketKey): void {
  const [, keyId, day = '', region = '', names = '', signature = ''] =
    AUTHORIZATION.exec(String(headers.authorization ?? '')) ?? [];
  if (keyId === undefined) throw new S3Error(403, 'AccessDenied', 'The request has no signature.');
  if (keyId !== key.keyId) throw new S3Error(403, 'InvalidAccessKeyId', 'There is no such access key.');
  const at = String(headers['x-amz-date'] ?? '');
  const iso = at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  if (!(Math.abs(Date.parse(iso) - Date.now()) <= MAX_SKEW_MS) || !at.startsWith(day))
    throw new S3Error(403, 'RequestTimeTooSkewed', 'The time of the request differs too much from ours.');
  const digest = String(headers['x-amz-content-sha256'] ?? '');
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body))
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', 'The body is not the one that was signed.');
  const [path = '', query = ''] = url.split('?');
  const signedHeaders = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const canonical = [method, path, sortedQuery(query), signedHeaders.join(''), names, digest].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const signingKey = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${key.secret}`, day), region));
  const expected = hmac(signingKey, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n'));
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex')))
    throw new S3Error(403, 'SignatureDoesNotMatch', 'The signature does not match the request.');
}

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

const sortedQuery = (query: string): string =>
  [...new URLSearchParams(query)]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
