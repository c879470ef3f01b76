import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from './config';
import { refuseForeign } from './same-origin';

/** Where browsers say that something failed: one line in the log, with package, version and composition. */
export function reportRoutes(app: FastifyInstance, config: ShellConfig) {
  app.post(
    `/${config.locale}/rum`,
    { preHandler: refuseForeign, bodyLimit: 8192, schema: { body: reportSchema } },
    async (request, reply) => {
      request.log.warn({ report: request.body }, 'a browser reports a failure');
      return reply.code(204).send();
    },
  );
}

const reportSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'message', 'composition'],
  properties: {
    kind: { type: 'string', maxLength: 40 },
    message: { type: 'string', maxLength: 500 },
    composition: { type: 'string', maxLength: 40 },
    part: { type: 'string', maxLength: 80 },
    url: { type: 'string', maxLength: 500 },
  },
};
