import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { disconnectSignal } from '../http/gone-signal';
import { notFound } from '../http/problem';
import { waitQuery } from '../http/wait-query';
import { longPoll } from '../long-poll';
import type { Store } from '../store';
import type { Mail } from './mail.types';
import type { Mailbox } from './mailbox';

const Text = Type.Optional(Type.String({ maxLength: 320 }));
const Query = Type.Object({ ...waitQuery, to: Text, subject: Text, after: Text });

const view = ({ receivedOn, ...mail }: Mail) => ({ ...mail, received_on: receivedOn });

/** The mailbox for tests; `?wait=` replies as soon as there is a result. */
export function mailRoutes(app: FastifyInstance, mailbox: Mailbox, store: Store): void {
  app.get<{ Querystring: Static<typeof Query> }>(
    '/api/mail',
    { schema: { querystring: Query } },
    async ({ query }, reply) => {
      const { wait = 0, ...filter } = query;
      const read = () => {
        const found = mailbox.list(filter);
        return found.length > 0 ? found : undefined;
      };
      const subscribe = (again: () => void) => store.onCommit(again);
      const found = await longPoll({ read, subscribe, seconds: wait, signal: disconnectSignal(reply) });
      return { mail: (found ?? []).map(view) };
    },
  );

  app.get<{ Params: { id: string } }>('/api/mail/:id', async ({ params }) => {
    const mail = mailbox.get(params.id);
    if (!mail) throw notFound(`mail ${params.id}`);
    return view(mail);
  });

  app.delete('/api/mail', async () => ({ removed: mailbox.clear() }));
}
