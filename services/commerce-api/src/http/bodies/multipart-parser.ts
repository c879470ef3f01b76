import { Busboy } from '@fastify/busboy';
import { MAX_CONTACT_FILE_BYTES, MAX_CONTACT_FILES } from '@storefront/api/limits/contact-limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../problem';
import { UploadedFile } from './uploaded-file';

/** Four times the fields of the largest form; a body of countless fields would cost time and memory. */
const MAX_FIELDS = 30;
/** Above the longest message in UTF-8, so that the schema refuses a longer one and names the field. */
const MAX_FIELD_BYTES = 64 * 1024;
const FILES_FIELD = 'files';

const duplicateField = (name: string) =>
  refuse('validation_failed', `${name} was given more than once`, [
    { path: name, message: 'was given more than once', code: 'repeated' },
  ]);

/**
 * A multipart body as an object: texts by field name, and all files in the list `files`. It uses the parser of
 * @fastify/multipart without the plugin, because a text that is sent twice must be refused and the body must be an
 * object before the schema is checked.
 */
function readMultipart(contentType: string, body: Buffer): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, unknown>();
    const files: UploadedFile[] = [];
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      defCharset: 'utf8',
      limits: {
        fields: MAX_FIELDS,
        fieldNameSize: 100,
        fieldSize: MAX_FIELD_BYTES,
        files: MAX_CONTACT_FILES,
        fileSize: MAX_CONTACT_FILE_BYTES + 1,
        parts: MAX_FIELDS + MAX_CONTACT_FILES + 1,
        headerPairs: 20,
      },
    });
    const fail = (error: unknown) => reject(error instanceof Error ? error : new Error(String(error)));

    parser.on('field', (name, value, _nameCut, valueCut) => {
      if (fields.has(name)) fail(duplicateField(name));
      if (valueCut) fail(refuse('body_too_large'));
      fields.set(name, value);
    });
    parser.on('file', (field, stream, name) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        // Browsers send this when no file was chosen.
        if (!name && bytes.length === 0) return;
        if (field !== FILES_FIELD) fail(refuse('validation_failed', `${field} must not be a file`));
        files.push(new UploadedFile(name ?? '', bytes, stream.truncated === true));
      });
    });
    for (const limit of ['fieldsLimit', 'partsLimit', 'filesLimit'] as const)
      parser.on(limit, () =>
        fail(
          limit === 'filesLimit'
            ? refuse('file_refused', `At most ${MAX_CONTACT_FILES} files can be sent`)
            : refuse('body_too_large'),
        ),
      );
    parser.on('error', () => fail(refuse('request_malformed', 'The form could not be read')));
    parser.on('finish', () => {
      if (fields.has(FILES_FIELD)) fail(refuse('validation_failed', 'files must be files'));
      resolve({ ...Object.fromEntries(fields), ...(files.length > 0 && { [FILES_FIELD]: files }) });
    });
    parser.end(body);
  });
}

/** Parses multipart bodies for the operations that accept them; all others accept only JSON. */
export function parseMultipartBodies(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (!request.routeOptions.config.operation?.multipart) throw refuse('media_type_unsupported');
      try {
        return await readMultipart(request.headers['content-type'] ?? '', body);
      } catch (error) {
        // The parser throws a plain error when the boundary is missing.
        if (error instanceof Error && error.name !== 'Problem')
          throw refuse('request_malformed', 'The form could not be read');
        throw error;
      }
    },
  );
}
