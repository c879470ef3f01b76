import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Fault } from '../faults/faults';
import { type ApiReply, refusedReply, xmlReply } from './api-reply';
import { cancelCard, operationReply } from './operations';
import { readXml, type XmlMessage } from './read-xml';
import type { RealexGateway } from './realex.types';
import { isSignedBy } from './realex-hash';
import { walletReply } from './wallet-payment';

/** The fault switch of a request, by its type. */
const faultTarget = ({ body }: FastifyRequest): string =>
  `realex:${/<request[^>]*\btype="(settle|void|rebate|query|auth-mobile|card-cancel-card)"/.exec(String(body))?.[1] ?? 'api'}`;

function replyTo(gateway: RealexGateway, type: string, request: XmlMessage): ApiReply {
  if (type === 'auth-mobile') return walletReply(gateway, request);
  return type === 'card-cancel-card' ? cancelCard(gateway, request) : operationReply(gateway, type, request);
}

/** The reply of an active fault, else the reply to the request. */
function faultyReplyTo(gateway: RealexGateway, type: string, request: XmlMessage, fault?: Fault): ApiReply {
  if (fault?.kind === 'decline') return { result: '101', message: 'DECLINED' };
  const reply = replyTo(gateway, type, request);
  return fault?.kind === 'bank-fault' ? { result: '205', message: 'The bank cannot be reached' } : reply;
}

/** POST /realex/api: wallets' payments, settle, void, rebate, query and the removal of saved cards, in XML. */
export function apiRoutes(app: FastifyInstance, gateway: RealexGateway): void {
  const { realex } = gateway.config;
  app.register(async (scope) => {
    scope.addContentTypeParser(['text/xml', 'application/xml'], { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/realex/api', { config: { fault: faultTarget, crossSite: true } }, async ({ body, fault }, reply) => {
      reply.type('text/xml; charset=utf-8');
      const request = typeof body === 'string' ? readXml(body) : undefined;
      if (request?.root !== 'request') return refusedReply('502', 'The request is not the XML of a request');
      const { timestamp = '', type = '' } = request.attributes;
      const { merchantid = '', orderid = '', amount = '', token = '', sha1hash } = request.texts;
      const currency = request.attributesOf.amount?.currency ?? '';
      if (merchantid !== realex.merchantId) return refusedReply('504', 'There is no such merchant id');
      const { 'card/payerref': payer = '', 'card/ref': card = '' } = request.texts;
      // The last part is a wallet's payment data; none of these requests has the number of a card.
      const about = type === 'card-cancel-card' ? [payer, card] : [orderid, amount, currency, token];
      if (!isSignedBy(realex.secret, [timestamp, merchantid, ...about], sha1hash))
        return refusedReply('505', 'sha1hash incorrect');
      return xmlReply(realex.secret, merchantid, orderid, faultyReplyTo(gateway, type, request, fault));
    });
  });
}
