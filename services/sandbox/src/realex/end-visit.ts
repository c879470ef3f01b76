import { randomInt } from 'node:crypto';
import type { Change } from '../journal';
import type { HostedVisit, RealexGateway, RealexTransaction } from './realex.types';
import { realexHash } from './realex-hash';
import { AUTHORISED, CANCELLED } from './realex-test-cards';
import { savedCard } from './stored-cards';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(0, 10)).join('');

type Processed = Pick<
  RealexTransaction,
  'result' | 'message' | 'orderId' | 'variableReference' | 'amount' | 'currency' | 'brand' | 'lastFour'
>;

/** A payment that the gateway has processed, authorised or not, and not settled. */
export const newTransaction = ({ clock }: Pick<RealexGateway, 'clock'>, processed: Processed): RealexTransaction => ({
  ...processed,
  pasref: digits(16),
  authcode: processed.result === AUTHORISED.result ? digits(6) : '',
  batchId: -1,
  settled: 0,
  rebated: 0,
  voided: false,
  processedOn: clock.now().toISOString(),
});

/** What the hosted page tells the shop: every value encoded in base64, and the signed ones signed. */
function responseOf(
  { config }: RealexGateway,
  { fields }: HostedVisit,
  outcome: { result: string; message: string; pasref: string; authcode: string },
  saved: Record<string, string> = {},
): string {
  const { TIMESTAMP = '', MERCHANT_ID = '', ACCOUNT = '', ORDER_ID = '', AMOUNT = '', CURRENCY = '' } = fields;
  const { result, message, pasref, authcode } = outcome;
  const isAuthorised = result === AUTHORISED.result;
  const values: Record<string, string> = {
    MERCHANT_ID,
    ACCOUNT,
    ORDER_ID,
    TIMESTAMP,
    AMOUNT,
    CURRENCY,
    RESULT: result,
    MESSAGE: message,
    PASREF: pasref,
    AUTHCODE: authcode,
    BATCHID: '-1',
    CVNRESULT: isAuthorised ? 'M' : 'U',
    AVSPOSTCODERESULT: isAuthorised ? 'M' : 'U',
    AVSADDRESSRESULT: isAuthorised ? 'M' : 'U',
    ECI: isAuthorised ? '5' : '',
    CAVV: '',
    ...(fields.VAR_REF && { VAR_REF: fields.VAR_REF }),
    ...saved,
    SHA1HASH: realexHash(config.realex.secret, [TIMESTAMP, MERCHANT_ID, ORDER_ID, result, message, pasref, authcode]),
  };
  return JSON.stringify(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Buffer.from(value).toString('base64')])),
  );
}

/** Ends a visit by the card's outcome: the transaction is recorded, and the shop's response made. */
export function endVisit(
  gateway: RealexGateway,
  visit: HostedVisit,
  outcome: { result: string; message: string },
): { visit: HostedVisit; changes: Change[] } {
  const { store } = gateway;
  const { fields, card } = visit;
  const transaction = newTransaction(gateway, {
    ...outcome,
    orderId: fields.ORDER_ID ?? '',
    variableReference: fields.VAR_REF,
    amount: Number(fields.AMOUNT),
    currency: fields.CURRENCY ?? '',
    brand: card?.brand ?? '',
    lastFour: card?.digits.slice(-4) ?? '',
  });
  const isAuthorised = outcome.result === AUTHORISED.result;
  const { values, changes } = isAuthorised ? savedCard(store, visit, card) : { values: {}, changes: [] };
  const ended: HostedVisit = { ...visit, step: 'ended', response: responseOf(gateway, visit, transaction, values) };
  return {
    visit: ended,
    changes: [
      store.realexVisits.put(ended.id, ended),
      store.realexTransactions.put(transaction.orderId, transaction),
      ...changes,
    ],
  };
}

/** The shopper turned back: nothing is recorded, so the same order may be paid later. */
export function cancelVisit(gateway: RealexGateway, visit: HostedVisit): { visit: HostedVisit; changes: Change[] } {
  const response = responseOf(gateway, visit, { ...CANCELLED, pasref: '', authcode: '' });
  const ended: HostedVisit = { ...visit, step: 'ended', response };
  return { visit: ended, changes: [gateway.store.realexVisits.put(ended.id, ended)] };
}
