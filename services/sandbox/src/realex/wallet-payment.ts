import { testCards } from '../checkoutcom/cards/test-cards';
import { isObject } from '../json-object';
import type { ApiReply } from './api-reply';
import { newTransaction } from './end-visit';
import { ACCEPTED_BRANDS } from './read-page-card';
import type { XmlMessage } from './read-xml';
import type { RealexGateway } from './realex.types';
import { AUTHORISED } from './realex-test-cards';

const WALLETS: readonly unknown[] = ['apple-pay', 'pay-with-google'];

const refused = (result: string, message: string): ApiReply => ({ result, message });

/** The card in a wallet's data, which is encrypted for the real gateway; here its `test_card` may name one. */
function cardIn(token: string) {
  try {
    const data: unknown = JSON.parse(token);
    const number = isObject(data) ? (data.test_card ?? testCards[0]?.number) : undefined;
    return testCards.find((card) => card.number === number);
  } catch {
    return undefined;
  }
}

/** Authorises a wallet's payment, once for an order id. */
export function walletReply(gateway: RealexGateway, { texts, attributesOf }: XmlMessage): ApiReply {
  const { store } = gateway;
  const { orderid = '', mobile, token = '', amount = '' } = texts;
  if (!WALLETS.includes(mobile)) return refused('508', 'Mandatory field not present or invalid: mobile');
  if (!/^[1-9]\d{0,10}$/.test(amount)) return refused('508', 'Mandatory field not present or invalid: amount');
  if (attributesOf.autosettle?.flag !== '0') return refused('508', 'The sandbox expects autosettle 0');
  if (store.realexTransactions.get(orderid))
    return refused('501', `This transaction (${orderid}) has already been processed`);
  const card = cardIn(token);
  if (!card) return refused('508', 'The token cannot be decrypted');
  if (!ACCEPTED_BRANDS.includes(card.brand)) return refused('509', `This account does not take ${card.brand}`);
  const isDeclined = card.outcome === 'declined';
  const transaction = newTransaction(gateway, {
    ...(isDeclined ? { result: '101', message: '[ test system ] Declined' } : AUTHORISED),
    orderId: orderid,
    variableReference: texts['tssinfo/varref'],
    amount: Number(amount),
    currency: attributesOf.amount?.currency ?? '',
    brand: card.brand,
    lastFour: card.number.slice(-4),
  });
  store.commit(store.realexTransactions.put(orderid, transaction));
  const { result, message, pasref, authcode } = transaction;
  return { result, message, pasref, authcode, batchid: '-1' };
}
