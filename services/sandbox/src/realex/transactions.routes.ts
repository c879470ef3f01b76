import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { RealexGateway, RealexTransaction } from './realex.types';
import { AUTHORISED } from './realex-test-cards';

/** A transaction's state in a word, as the sandbox's pages and tests name it. */
export function transactionStatus({ result, voided, rebated, settled, batchId }: RealexTransaction): string {
  if (result !== AUTHORISED.result) return 'Declined';
  if (voided) return 'Voided';
  if (rebated > 0) return rebated < settled ? 'Partially Refunded' : 'Refunded';
  return batchId >= 0 ? 'Captured' : 'Authorized';
}

/** GET /api/realex/…: what was really taken, and which cards are kept, with which tests compare the shop's records. */
export function transactionsRoutes(app: FastifyInstance, { store }: RealexGateway): void {
  const schema = { querystring: Type.Object({ variable_reference: Type.Optional(Type.String()) }) };
  app.get<{ Querystring: { variable_reference?: string } }>(
    '/api/realex/transactions',
    { schema },
    async ({ query }) => {
      const { variable_reference: wanted } = query;
      const found = store.realexTransactions
        .all()
        .filter(({ variableReference }) => wanted === undefined || variableReference === wanted);
      return {
        data: found.map((transaction) => ({
          id: transaction.pasref,
          status: transactionStatus(transaction),
          reference: transaction.orderId,
          amount: transaction.amount,
          currency: transaction.currency,
          result: transaction.result,
          net_captured: transaction.settled - transaction.rebated,
        })),
      };
    },
  );
  app.get('/api/realex/cards', async () => ({
    data: store.realexCards.all().map(({ payer, ref, digits }) => ({ payer, ref, digits })),
  }));
}
