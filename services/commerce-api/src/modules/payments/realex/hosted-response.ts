import Type from 'typebox';
import Value from 'typebox/value';
import { type GatewayStatus, type HostedResponse, HostedResponseInvalid } from '../../../context/gateway.types';
import type { RealexAccount } from './realex-account';
import { savedCardIn } from './realex-cards';
import { isSignature } from './realex-hash';

const Wire = Type.Record(Type.String(), Type.String());

/** Only the alphabet and the padding of base64; Node would skip anything else. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function decoded(response: string): Readonly<Record<string, string>> {
  let wire: unknown;
  try {
    wire = JSON.parse(response);
  } catch {
    throw new HostedResponseInvalid('It is not JSON');
  }
  if (!Value.Check(Wire, wire)) throw new HostedResponseInvalid('Its values are not texts');
  return Object.fromEntries(
    Object.entries(wire).map(([name, value]) => {
      if (!BASE64.test(value)) throw new HostedResponseInvalid(`${name} is not encoded in base64`);
      return [name, Buffer.from(value, 'base64').toString('utf8')];
    }),
  );
}

/** The result of a shopper who turned back. */
const CANCELLED_RESULT = '-1';

function statusOf(result: string): GatewayStatus {
  if (result === '00') return 'authorised';
  return result === CANCELLED_RESULT ? 'cancelled' : 'declined';
}

/**
 * Reads what the hosted page answered, `hppResponse`: JSON whose values are encoded in base64 once.
 * @throws HostedResponseInvalid unless the account's secret signed it
 */
export function readHostedResponse({ merchantId, secret }: RealexAccount, response: string): HostedResponse {
  const values = decoded(response);
  const {
    TIMESTAMP = '',
    MERCHANT_ID = '',
    ORDER_ID = '',
    RESULT = '',
    MESSAGE = '',
    PASREF = '',
    AUTHCODE = '',
  } = values;
  const signed = [TIMESTAMP, MERCHANT_ID, ORDER_ID, RESULT, MESSAGE, PASREF, AUTHCODE];
  if (!RESULT || MERCHANT_ID !== merchantId || !isSignature(secret, signed, values.SHA1HASH))
    throw new HostedResponseInvalid('Its signature is wrong');
  // These are not signed: they must agree with the request.
  const { AMOUNT, CURRENCY } = values;
  const savedCard = savedCardIn(values);
  return {
    id: PASREF,
    reference: ORDER_ID,
    status: statusOf(RESULT),
    responseCode: RESULT,
    ...(AMOUNT !== undefined && { amount: /^\d{1,11}$/.test(AMOUNT) ? Number(AMOUNT) : Number.NaN }),
    ...(CURRENCY !== undefined && { currency: CURRENCY }),
    ...(savedCard !== undefined && { savedCard }),
  };
}
