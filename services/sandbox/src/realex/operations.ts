import type { ApiReply } from './api-reply';
import type { XmlMessage } from './read-xml';
import type { RealexGateway, RealexTransaction } from './realex.types';
import { refundHash } from './realex-hash';
import { AUTHORISED } from './realex-test-cards';
import { cardKey } from './stored-cards';

const FIRST_BATCH = 319_623;
/** The gateway gives back at most 115% of what was taken. */
const REBATE_LIMIT = 1.15;

const refused = (message: string): ApiReply => ({ result: '508', message });

const replyTo = ({ pasref, authcode, batchId }: RealexTransaction, message: string): ApiReply => ({
  result: AUTHORISED.result,
  message,
  pasref,
  authcode,
  batchid: String(batchId),
});

type Work = (
  transaction: RealexTransaction,
  request: XmlMessage,
) => ApiReply | { after: RealexTransaction; message: string };

const settle: Work = (transaction, { texts }) => {
  const amount = texts.amount ? Number(texts.amount) : transaction.amount;
  if (transaction.voided) return refused('This transaction has already been voided');
  if (transaction.batchId >= 0) return refused('This transaction has already been settled');
  if (!(amount > 0) || amount > transaction.amount * REBATE_LIMIT) return refused('The amount cannot be settled');
  return { after: { ...transaction, settled: amount, batchId: FIRST_BATCH }, message: 'Settled Successfully' };
};

const voidTransaction: Work = (transaction) => {
  if (transaction.voided) return refused('This transaction has already been voided');
  if (transaction.batchId >= 0) return refused('This transaction has already been settled');
  return { after: { ...transaction, voided: true }, message: 'Voided Successfully' };
};

const rebate =
  (password: string): Work =>
  (transaction, { texts }) => {
    const amount = Number(texts.amount);
    if (texts.refundhash !== refundHash(password)) return { result: '505', message: 'refundhash incorrect' };
    if (transaction.batchId < 0) return refused('This transaction has not been settled');
    if (!(amount > 0) || transaction.rebated + amount > transaction.settled * REBATE_LIMIT)
      return refused('You may only rebate up to 115% of the original transaction');
    return { after: { ...transaction, rebated: transaction.rebated + amount }, message: 'Rebated Successfully' };
  };

/** Performs a signed request. A query states the original transaction and its batch, never a void or a rebate. */
export function operationReply(gateway: RealexGateway, type: string, request: XmlMessage): ApiReply {
  const { store, config } = gateway;
  const transaction = store.realexTransactions.get(request.texts.orderid ?? '');
  if (!transaction) return refused('Original transaction not found.');
  if (type === 'query') {
    const { result, message, pasref, authcode, batchId } = transaction;
    return { result, message, pasref, authcode, batchid: String(batchId) };
  }
  const work = { settle, void: voidTransaction, rebate: rebate(config.realex.rebatePassword) }[type];
  if (!work) return { result: '503', message: 'There is no such request type' };
  if (transaction.result !== AUTHORISED.result) return refused('The original transaction was not authorised');
  const { pasref, authcode } = request.texts;
  if (pasref !== transaction.pasref || authcode !== transaction.authcode)
    return refused('pasref or authcode do not belong to the original transaction');
  const done = work(transaction, request);
  if (!('after' in done)) return done;
  store.commit(store.realexTransactions.put(transaction.orderId, done.after));
  return replyTo(done.after, done.message);
}

/** Removes a card that a payer has saved. */
export function cancelCard({ store }: RealexGateway, { texts }: XmlMessage): ApiReply {
  const key = cardKey(texts['card/payerref'] ?? '', texts['card/ref'] ?? '');
  if (!store.realexCards.get(key))
    return { result: '501', message: 'The combination of this payer and this card does not exist' };
  store.commit(store.realexCards.remove(key));
  return { result: AUTHORISED.result, message: 'Successful' };
}
