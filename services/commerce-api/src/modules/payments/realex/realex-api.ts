import { GatewayNotAsked, GatewayUnclear } from '../../../context/gateway.types';
import type { RealexAccount } from './realex-account';
import { isSignature, realexHash, realexTimestamp, sha1 } from './realex-hash';
import { readReply, writeRequest, type XmlElement } from './realex-xml';

/** What the gateway states about an order. */
export interface RealexReply {
  /** 00, or why it was refused. */
  readonly result: string;
  readonly message: string;
  /** Empty unless the reply is about a recorded transaction. */
  readonly pasref: string;
  readonly authcode: string;
  /** -1 until the transaction is settled. */
  readonly batchId: number;
}

interface RealexRequest {
  readonly type: 'query' | 'settle' | 'void' | 'rebate' | 'auth-mobile' | 'card-cancel-card';
  /** Empty for a request about a card that the gateway keeps. */
  readonly orderId: string;
  /** Minor units, with their currency; to authorise, settle and rebate. */
  readonly money?: { readonly amount: number; readonly currency: string };
  /** What the gateway gave the transaction, which is settled, voided or rebated. */
  readonly transaction?: Pick<RealexReply, 'pasref' | 'authcode'>;
  /** Only to authorise: the wallet, its payment data as text, and the shop's mark of the transaction. */
  readonly mobile?: { readonly wallet: string; readonly token: string; readonly mark: string };
  /** A card that the gateway keeps, which is removed. */
  readonly card?: { readonly payer: string; readonly card: string };
}

/** Shorter than the time limit of the API's callers, so that they get a reply from us. */
const TIMEOUT_MS = 8_000;
/** A reply is a few kilobytes of XML: a longer text is not from the gateway, and parsing it would cost time. */
const MAX_REPLY_LENGTH = 64 * 1024;

/** The gateway did not recognise the request as ours, so it has not performed it. Such replies are not signed. */
const UNRECOGNISED: readonly string[] = ['502', '503', '504', '505'];

function requestXml({ merchantId, subaccount, secret, rebatePassword }: RealexAccount, request: RealexRequest): string {
  const { type, orderId, money, transaction, mobile, card } = request;
  const timestamp = realexTimestamp(new Date());
  const amount = money ? String(money.amount) : '';
  const currency = money?.currency ?? '';
  // The last field is a wallet's payment data, or a card number, which none of these requests has.
  const signed = card ? [card.payer, card.card] : [orderId, amount, currency, mobile?.token ?? ''];
  const about: XmlElement[] = card
    ? [
        {
          name: 'card',
          content: [
            { name: 'ref', content: card.card },
            { name: 'payerref', content: card.payer },
          ],
        },
      ]
    : [
        { name: 'account', content: subaccount },
        { name: 'orderid', content: orderId },
      ];
  const elements: XmlElement[] = [
    { name: 'merchantid', content: merchantId },
    ...about,
    ...(transaction
      ? [
          { name: 'pasref', content: transaction.pasref },
          { name: 'authcode', content: transaction.authcode },
        ]
      : []),
    ...(mobile
      ? [
          { name: 'mobile', content: mobile.wallet },
          { name: 'token', content: mobile.token },
          // `settle` takes the amount once the order is picked.
          { name: 'autosettle', content: '', attributes: { flag: '0' } },
          { name: 'tssinfo', content: [{ name: 'varref', content: mobile.mark }] },
        ]
      : []),
    ...(money ? [{ name: 'amount', content: amount, attributes: { currency } }] : []),
    ...(type === 'rebate' ? [{ name: 'refundhash', content: sha1(rebatePassword) }] : []),
    { name: 'sha1hash', content: realexHash(secret, [timestamp, merchantId, ...signed]) },
  ];
  return writeRequest({ type, timestamp }, elements);
}

async function post(url: string, xml: string): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8' },
      body: xml,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new GatewayUnclear(`The gateway replied ${response.status}`);
    if (text.length > MAX_REPLY_LENGTH) throw new GatewayUnclear('The reply of the gateway is too long');
    return text;
  } catch (error) {
    if (error instanceof GatewayUnclear) throw error;
    throw new GatewayUnclear(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Sends one request to the XML API. Anything but a reply about this order, signed unless the gateway could not process
 * the request, leaves the outcome unknown.
 * @throws GatewayUnclear, or GatewayNotAsked when the gateway did not recognise the request
 */
export async function callRealex(account: RealexAccount, request: RealexRequest): Promise<RealexReply> {
  const { timestamp, texts } = readReply(await post(account.apiUrl, requestXml(account, request)));
  const { result = '', message = '', pasref = '', authcode = '', orderid = '', merchantid = '', sha1hash } = texts;
  if (UNRECOGNISED.includes(result))
    throw new GatewayNotAsked(`The gateway did not accept the request: ${result} ${message}`);
  if (!/^\d{2,3}$/.test(result)) throw new GatewayUnclear(`The gateway's result is unreadable: ${result} ${message}`);
  const isSigned = isSignature(
    account.secret,
    [timestamp, merchantid, orderid, result, message, pasref, authcode],
    sha1hash,
  );
  const isUnsignedRefusal = sha1hash === undefined && result.startsWith('5');
  if (!isUnsignedRefusal && (!isSigned || orderid !== request.orderId))
    throw new GatewayUnclear('The signature of the reply is wrong');
  const batchId = Number(texts.batchid);
  return { result, message, pasref, authcode, batchId: texts.batchid && Number.isInteger(batchId) ? batchId : -1 };
}
