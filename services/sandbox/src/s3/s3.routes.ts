import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Buckets } from './buckets';
import { S3Error } from './s3-error';
import { type BucketKey, verifySignature } from './verify-signature';

const BODY_LIMIT = 64 * 1024 * 1024;
/** As S3: more keys are on further pages. */
const MAX_KEYS = 1_000;
/** Names that are safe in a folder and need no escapes in XML. */
const BUCKET = /^[a-z0-9][a-z0-9-]{2,62}$/;
const KEY = /^[\w+-][\w.+-]*(\/[\w+-][\w.+-]*)*$/;

interface Address {
  readonly Params: { readonly bucket: string; readonly '*': string };
}

/** An S3-compatible bucket, addressed by path: GET, PUT with `If-None-Match: *`, DELETE and ListObjectsV2. */
export function s3Routes(buckets: Buckets, key: BucketKey) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    app.setErrorHandler((error: Error, _request, reply) => sendError(reply, s3ErrorOf(error)));
    app.addHook('preHandler', async (request) => verifySignature(request.raw as never, bodyOf(request), key));
    const config = (fault: string) => ({ config: { fault } });

    app.get<Address>('/:bucket', config('s3:list'), async ({ params, query }, reply) => {
      const { bucket } = addressOf(params);
      const asked = query as Readonly<Record<string, string | undefined>>;
      const after = asked['continuation-token'] ?? asked['start-after'] ?? '';
      const keys = buckets.keys(bucket, asked.prefix ?? '').filter((one) => one > after);
      return reply.type('application/xml').send(listXml(keys.slice(0, MAX_KEYS), keys.length > MAX_KEYS));
    });
    app.get<Address>('/:bucket/*', config('s3:get'), async (request, reply) => {
      const { bucket, name } = addressOf(request.params);
      const content = buckets.read(bucket, name);
      if (!content) throw new S3Error(404, 'NoSuchKey', 'There is no such key.');
      if (request.fault?.kind === 'half-reply') return sendHalf(reply, content);
      return reply.type('application/octet-stream').send(content);
    });
    app.put<Address>('/:bucket/*', { bodyLimit: BODY_LIMIT, ...config('s3:put') }, async (request, reply) => {
      const { bucket, name } = addressOf(request.params);
      const mustBeNew = request.headers['if-none-match'] === '*';
      if (!buckets.write(bucket, name, bodyOf(request), mustBeNew))
        throw new S3Error(412, 'PreconditionFailed', 'There is an object with this key.');
      return reply.send();
    });
    app.delete<Address>('/:bucket/*', config('s3:delete'), async ({ params }, reply) => {
      const { bucket, name } = addressOf(params);
      buckets.remove(bucket, name);
      return reply.code(204).send();
    });
  };
}

const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

function addressOf({ bucket, '*': name = '' }: Partial<Address['Params']>) {
  if (!BUCKET.test(bucket ?? '')) throw new S3Error(400, 'InvalidBucketName', 'This is no name of a bucket.');
  if (name && (name.length > 1_024 || !KEY.test(name)))
    throw new S3Error(400, 'InvalidArgument', 'The sandbox does not store such a key.');
  return { bucket: bucket ?? '', name };
}

const listXml = (keys: readonly string[], isTruncated: boolean): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult>',
    `<KeyCount>${keys.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>`,
    isTruncated ? `<NextContinuationToken>${keys.at(-1)}</NextContinuationToken>` : '',
    ...keys.map((key) => `<Contents><Key>${key}</Key></Contents>`),
    '</ListBucketResult>',
  ].join('');

/** Half of the bytes that the reply announces. */
function sendHalf(reply: FastifyReply, content: Buffer): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-length': content.length });
  reply.raw.write(content.subarray(0, Math.floor(content.length / 2)), () => reply.raw.destroy());
  return reply;
}

function s3ErrorOf(error: Error): S3Error {
  if (error instanceof S3Error) return error;
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status === 413) return new S3Error(400, 'EntityTooLarge', 'The object is too large.');
  return status < 500
    ? new S3Error(400, 'InvalidRequest', 'Bad request.')
    : new S3Error(500, 'InternalError', 'Error.');
}

const sendError = (reply: FastifyReply, error: S3Error) =>
  reply.code(error.status).type('application/xml').send(error.xml);
