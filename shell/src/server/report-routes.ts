import {
  REPORT_BODY_BYTES,
  REPORT_NAME_MAX_LENGTH,
  REPORT_PART_MAX_LENGTH,
  REPORT_TEXT_MAX_LENGTH,
} from '@storefront/api/constants';
import type { FastifyInstance } from 'fastify';
import { addressLimit } from './api-proxy/address-limit';
import { rejectCrossSite } from './api-proxy/same-origin';
import type { LiveComposition } from './compositions/live-composition';
import type { ShellConfig } from './config';
import { ownerOfUrl } from './document/page-owner';
import type { Redaction } from './errors/redact';

/** Per minute and address: a page reports each of its failures once. */
const REPORTS = 60;
/** Names from builds, never a shopper's words. */
const NAME = '^[\\w./:~ -]*$';

/** A browser's report of a failure. */
export interface FailureReport {
  readonly kind: string;
  readonly message: string;
  readonly composition: string;
  /** What failed: a boundary, a module, 'page', 'session'. */
  readonly part?: string;
  /** The package that owns it, and its version. */
  readonly remote?: string;
  readonly version?: string;
  readonly url?: string;
}

/** Receives browsers' failure reports: one log line each, with package, version and composition. */
export function reportRoutes(app: FastifyInstance, config: ShellConfig, live: LiveComposition, redact: Redaction) {
  app.post<{ Body: FailureReport }>(
    `/${config.locale}/rum`,
    {
      preHandler: rejectCrossSite,
      bodyLimit: REPORT_BODY_BYTES,
      schema: { body: reportSchema },
      config: addressLimit(config, REPORTS),
    },
    async (request, reply) => {
      const { remote, version, composition: id, message, url } = request.body;
      const composition = live.byId(id);
      // A page that could not read its composition does not know its versions; the server adds them.
      const owner = remote
        ? { remote, version: version ?? composition?.manifests[remote]?.version }
        : ownerOfUrl(composition, url);
      const report = {
        ...request.body,
        ...owner,
        message: redact.text(message),
        url: url === undefined ? undefined : redact.path(url),
      };
      request.log.warn({ report }, 'a browser reported a failure');
      return reply.code(204).send();
    },
  );
}

const reportSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'message', 'composition'],
  properties: {
    kind: { type: 'string', maxLength: REPORT_NAME_MAX_LENGTH, pattern: NAME },
    message: { type: 'string', maxLength: REPORT_TEXT_MAX_LENGTH },
    composition: { type: 'string', maxLength: REPORT_NAME_MAX_LENGTH, pattern: NAME },
    part: { type: 'string', maxLength: REPORT_PART_MAX_LENGTH, pattern: NAME },
    remote: { type: 'string', maxLength: REPORT_NAME_MAX_LENGTH, pattern: NAME },
    version: { type: 'string', maxLength: REPORT_NAME_MAX_LENGTH, pattern: NAME },
    url: { type: 'string', maxLength: REPORT_TEXT_MAX_LENGTH },
  },
};
