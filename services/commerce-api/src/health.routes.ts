import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Database, rowsOf } from './database/database.types';
import { refuse } from './problem';

/** /livez: the process responds. /readyz: the database responds too, and the service is not about to stop. */
export function healthRoutes(app: FastifyInstance, db: Database, kind: string): void {
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (app.stopping.hasBegun) return reply.code(503).send({ status: 'stopping' });
    const [row] = await rowsOf<{ businesses: number }>(
      db,
      sql`select count(*)::int as businesses from businesses`,
    ).catch(() => {
      throw refuse('database_unavailable');
    });
    if (!row?.businesses) throw refuse('database_unavailable', 'The database holds no business yet');
    return { status: 'ok', database: kind, businesses: row.businesses };
  });
}
