import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { disconnectSignal } from '../http/gone-signal';
import { waitQuery } from '../http/wait-query';
import { longPoll } from '../long-poll';
import type { Pauses } from './pauses';

const Name = Type.String({ minLength: 1, maxLength: 120 });
const NameParams = Type.Object({ name: Name });
const ReachedPoint = Type.Object({
  process: Type.Optional(Type.String({ maxLength: 80 })),
  pid: Type.Optional(Type.Integer({ minimum: 0 })),
});
const ArmedPoint = Type.Object({ name: Name, times: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })) });
const WaitingQuery = Type.Object({ ...waitQuery, name: Type.Optional(Name) });

/** /pause-points is for the processes under test, /api/pause-points for the tests. */
export function pausesRoutes(app: FastifyInstance, pauses: Pauses): void {
  app.post<{ Params: Static<typeof NameParams>; Body: Static<typeof ReachedPoint> | null }>(
    '/pause-points/:name',
    { schema: { params: NameParams, body: Type.Union([ReachedPoint, Type.Null()]) } },
    async ({ params, body }, reply) =>
      pauses.reach(params.name, { process: body?.process, pid: body?.pid }, disconnectSignal(reply)),
  );

  app.post<{ Body: Static<typeof ArmedPoint> }>(
    '/api/pause-points',
    { schema: { body: ArmedPoint } },
    async ({ body }, reply) => {
      pauses.arm(body.name, body.times);
      return reply.code(201).send({ armed: pauses.armedPoints() });
    },
  );

  app.get<{ Querystring: Static<typeof WaitingQuery> }>(
    '/api/pause-points',
    { schema: { querystring: WaitingQuery } },
    async ({ query }, reply) => {
      const read = () => {
        const waiting = pauses.waiting(query.name);
        return waiting.length > 0 ? waiting : undefined;
      };
      const subscribe = (again: () => void) => pauses.onChange(again);
      const waiting = await longPoll({
        read,
        subscribe,
        seconds: query.wait ?? 0,
        signal: disconnectSignal(reply),
      });
      return { armed: pauses.armedPoints(), waiting: waiting ?? [] };
    },
  );

  app.post<{ Params: Static<typeof NameParams> }>(
    '/api/pause-points/:name/release',
    { schema: { params: NameParams } },
    async ({ params }) => ({ released: pauses.release(params.name) }),
  );

  app.delete<{ Params: Static<typeof NameParams> }>(
    '/api/pause-points/:name',
    { schema: { params: NameParams } },
    async ({ params }) => ({ released: pauses.disarm(params.name) }),
  );

  app.delete('/api/pause-points', async () => ({ released: pauses.disarm() }));
}
