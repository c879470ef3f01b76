import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendFile } from '../http/send-file';
import { newId } from '../ids';
import { isObject } from '../json-object';
import type { Html } from '../pages/html';
import { sendPage } from '../pages/page';
import { cancelVisit, endVisit } from './end-visit';
import { bankPage, cardPage, refusedPage, responsePage, unknownVisitPage } from './hosted-pages';
import { pageRefusal } from './page-request';
import { readChosenCard, readPageCard } from './read-page-card';
import type { HostedVisit, RealexGateway } from './realex.types';
import { AUTHORISED, BANK_CODE, NOT_AUTHENTICATED } from './realex-test-cards';
import { offeredCards } from './stored-cards';

const textsOf = (body: unknown): Record<string, string> =>
  isObject(body)
    ? Object.fromEntries(
        Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/** /realex/pay: the hosted page, in the shop's frame or on its own. Its first request comes from the shop's page. */
export function payRoutes(app: FastifyInstance, gateway: RealexGateway): void {
  const { store, clock, config } = gateway;
  const options = { config: { fault: 'realex:pay', crossSite: true } };

  const show = (reply: FastifyReply, title: string, body: Html, visit?: HostedVisit, status = 200) => {
    const dimensions = visit?.fields.HPP_POST_DIMENSIONS;
    return sendPage(
      reply,
      {
        title,
        body,
        formAction: visit?.fields.MERCHANT_RESPONSE_URL ? [new URL(visit.fields.MERCHANT_RESPONSE_URL).origin] : [],
        frameAncestors: config.frameAncestors,
        bare: true,
        bodyClass: 'bank-page',
        script: `/realex/hosted-page.js${dimensions ? `?dimensions=${encodeURIComponent(dimensions)}` : ''}`,
      },
      status,
    );
  };

  const answer = (reply: FastifyReply, ended: { visit: HostedVisit; changes: Parameters<typeof store.commit> }) => {
    // Two tabs may have opened the page for one order; the gateway processes the first.
    const done = store.realexTransactions.get(ended.visit.fields.ORDER_ID ?? '');
    if (done && ended.changes.length > 1) {
      const refusal = { result: '501', message: `This transaction (${done.orderId}) has already been processed` };
      return show(reply, 'This payment cannot be made', refusedPage(refusal), ended.visit, 409);
    }
    store.commit(...ended.changes);
    return show(reply, 'Thank you', responsePage(ended.visit), ended.visit);
  };

  app.get('/realex/hosted-page.js', async (_request, reply) => sendFile(reply, config.browserDir, 'hosted-page.js'));

  app.post('/realex/pay', options, async ({ body }, reply) => {
    const fields = textsOf(body);
    const refusal = pageRefusal(gateway, fields);
    if (refusal)
      return show(
        reply,
        'This payment cannot be made',
        refusedPage(refusal),
        undefined,
        refusal.result === '501' ? 409 : 400,
      );
    const visit: HostedVisit = { id: newId('hpp'), fields, step: 'card', openedOn: clock.now().toISOString() };
    store.commit(store.realexVisits.put(visit.id, visit));
    return show(reply, 'Pay by card', cardPage(visit, offeredCards(store, fields), {}, []), visit);
  });

  app.post<{ Params: { id: string } }>('/realex/pay/:id', options, async ({ params, body }, reply) => {
    const visit = store.realexVisits.get(params.id);
    if (!visit) return show(reply, 'Nothing to pay', unknownVisitPage, undefined, 404);
    if (visit.step === 'ended') return show(reply, 'Thank you', responsePage(visit), visit);
    const typed = textsOf(body);
    if (typed.action === 'cancel') return answer(reply, cancelVisit(gateway, visit));
    if (visit.step === 'challenge') {
      if (!typed.answer?.trim()) return show(reply, 'Error: Confirm your payment', bankPage(visit, true), visit, 422);
      const isConfirmed = typed.answer.trim() === BANK_CODE;
      return answer(reply, endVisit(gateway, visit, isConfirmed ? AUTHORISED : NOT_AUTHENTICATED));
    }
    const offered = offeredCards(store, visit.fields);
    const chosen = offered.find(({ ref }) => ref === typed.stored);
    const read = chosen ? readChosenCard(typed, chosen) : readPageCard(typed, clock.now());
    if ('faults' in read)
      return show(reply, 'Error: Pay by card', cardPage(visit, offered, typed, read.faults), visit, 422);
    const { card } = read;
    const known: HostedVisit = { ...visit, card, saves: !chosen && typed.save === '1' };
    if (!card.challenge) return answer(reply, endVisit(gateway, known, card));
    const challenged: HostedVisit = { ...known, step: 'challenge' };
    store.commit(store.realexVisits.put(challenged.id, challenged));
    return show(reply, 'Confirm your payment', bankPage(challenged, false), challenged);
  });
}
