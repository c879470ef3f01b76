import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { type Fault, type Faults, faultKinds, faultTargets } from './faults';

const Target = Type.Enum([...faultTargets]);
const Body = Type.Object({
  target: Target,
  kind: Type.Enum([...faultKinds]),
  ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
  status: Type.Optional(Type.Integer({ minimum: 400, maximum: 599 })),
  times: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  path: Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '^/' })),
});
const Query = Type.Object({ target: Type.Optional(Target) });

type FaultRequest = Pick<Fault, 'target' | 'kind'> & { ms?: number; status?: number; times?: number; path?: string };

const DEFAULT_DELAY_MS = 3_000;
const DEFAULT_STATUS = 500;

/** A fault with its defaults filled in. */
export const withDefaults = ({ target, kind, ms, status, times, path }: FaultRequest): Fault => ({
  target,
  kind,
  ms: ms ?? DEFAULT_DELAY_MS,
  status: status ?? DEFAULT_STATUS,
  times: times ?? null,
  ...(path !== undefined && { path }),
});

/** GET, PUT and DELETE /api/faults. */
export function faultsRoutes(app: FastifyInstance, faults: Faults): void {
  app.get('/api/faults', async () => ({ faults: faults.all(), targets: faultTargets, kinds: faultKinds }));

  app.put<{ Body: FaultRequest }>('/api/faults', { schema: { body: Body } }, async ({ body }) => {
    faults.set(withDefaults(body));
    return { faults: faults.all() };
  });

  app.delete<{ Querystring: { target?: string } }>(
    '/api/faults',
    { schema: { querystring: Query } },
    async ({ query }) => {
      faults.clear(query.target);
      return { faults: faults.all() };
    },
  );
}
