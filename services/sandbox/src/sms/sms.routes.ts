import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { disconnectSignal } from '../http/gone-signal';
import { waitQuery } from '../http/wait-query';
import { longPoll } from '../long-poll';
import { html } from '../pages/html';
import { sendPage } from '../pages/page';
import { formatInstant } from '../pages/when';
import type { Store } from '../store';
import type { SmsInbox } from './inbox';
import type { Sms } from './sms.types';

const Text = Type.Optional(Type.String({ maxLength: 80 }));
const Query = Type.Object({ ...waitQuery, to: Text, after: Text });

const view = ({ receivedOn, ...sms }: Sms) => ({ ...sms, received_on: receivedOn });

const listed = ({ to, from, body, receivedOn }: Sms) => html`<li>
  <p>${body}</p>
  <p class="small">To ${to} from ${from}, ${formatInstant(receivedOn)}</p>
</li>`;

/** The text messages for tests and, as a page, for people. A '+' in a query must be written %2B. */
export function smsRoutes(app: FastifyInstance, inbox: SmsInbox, store: Store): void {
  app.get<{ Querystring: Static<typeof Query> }>(
    '/api/sms',
    { schema: { querystring: Query } },
    async ({ query }, reply) => {
      const { wait = 0, ...filter } = query;
      const read = () => {
        const found = inbox.list(filter);
        return found.length > 0 ? found : undefined;
      };
      const subscribe = (again: () => void) => store.onCommit(again);
      const found = await longPoll({ read, subscribe, seconds: wait, signal: disconnectSignal(reply) });
      return { sms: (found ?? []).map(view) };
    },
  );

  app.delete('/api/sms', async () => ({ removed: inbox.clear() }));

  app.get('/sms', async (_request, reply) => {
    const texts = inbox.list();
    return sendPage(reply, {
      title: 'Texts',
      body: html`<main><h1>Texts</h1>
<p class="lead">Every text message that the storefront sends ends here, the newest first.</p>
${texts.length > 0 ? html`<ul class="list">${texts.map(listed)}</ul>` : html`<p>No text has come yet.</p>`}</main>`,
    });
  });
}
