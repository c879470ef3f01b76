import {
  type CardGateway,
  GatewayNotAsked,
  type GatewayOperation,
  type GatewayPayment,
  GatewayRefused,
  type GatewayStatus,
  GatewayUnclear,
} from '../../../context/gateway.types';
import { hostedPageFields } from './hosted-page-fields';
import { readHostedResponse } from './hosted-response';
import type { RealexAccount } from './realex-account';
import { callRealex, type RealexReply } from './realex-api';
import { realexCardId, realexCards } from './realex-cards';
import { chargeWallet, realexWallets } from './realex-wallets';

const SUCCESS = '00';

const REQUEST_TYPES = { capture: 'settle', void: 'void', refund: 'rebate' } as const satisfies Readonly<
  Record<GatewayOperation, string>
>;
/** What a payment is after an operation of an amount. @param refunded what was refunded before */
const RESULTS: Readonly<
  Record<
    GatewayOperation,
    (amount: number, refunded: number) => Pick<GatewayPayment, 'status' | 'captured' | 'refunded'>
  >
> = {
  capture: (captured) => ({ status: 'captured', captured }),
  void: () => ({ status: 'voided' }),
  // A refund of a part leaves the rest captured.
  refund: (amount, refunded) => ({ status: 'captured', refunded: refunded + amount }),
};

/**
 * The gateway has no idempotency keys and its look-up states neither voids nor refunds. It refuses what is done already,
 * and only its message says so.
 */
const ALREADY_DONE: readonly (readonly [message: RegExp, status: GatewayStatus])[] = [
  [/already been settled/i, 'captured'],
  [/already been voided/i, 'voided'],
  [/rebate up to 115%/i, 'refunded'],
];

/** The bank or the gateway had a fault, so a refund may have been made. 1xx is the bank's decision, 5xx a wrong request. */
const BANK_OR_GATEWAY_FAULT = /^[23]\d\d$/;

/** The status of a recorded transaction. */
function statusOf({ result, batchId }: RealexReply): GatewayStatus {
  if (result !== SUCCESS) return 'declined';
  return batchId >= 0 ? 'captured' : 'authorised';
}

/** The authorisation that an operation is performed on. @throws GatewayNotAsked when the gateway does not state it */
async function authorised(account: RealexAccount, reference: string): Promise<RealexReply> {
  const found = await callRealex(account, { type: 'query', orderId: reference }).catch((error: unknown) => {
    throw error instanceof GatewayUnclear ? new GatewayNotAsked(error.message) : error;
  });
  if (found.pasref && found.result === SUCCESS) return found;
  throw new GatewayNotAsked(`The gateway does not state payment ${reference} as authorised`);
}

/** Global Payments with its hosted page; `account` is the sandbox's, the gateway's test or its live account. */
export function realexGateway(account: RealexAccount): CardGateway {
  return {
    name: 'realex',
    isTest: account.isTest,
    browserOrigins: [],
    refundsOnlyWhole: true,
    // It sends no notices: the browser brings its signed response, and the reconciler asks for the rest.
    isNoticeSigned: () => false,
    schemeOf: async () => undefined,
    wallets: realexWallets(account),
    cards: realexCards(account),
    async charge({ reference, amount, currency, source, metadata }) {
      if (source.kind !== 'wallet') return { id: '', status: 'pending', reference };
      return chargeWallet(account, { reference, amount, currency, source, mark: metadata.draft_order_id ?? '' });
    },
    cardSession: async () => ({ gateway: 'realex' }),
    hostedPage: {
      url: account.pageUrl,
      open: (request, now) => hostedPageFields(account, request, now),
      savesCards: account.storesCards,
      cardId: realexCardId,
      read: (response) => readHostedResponse(account, response),
    },
    async find({ reference, method, amount, currency }) {
      const reply = await callRealex(account, { type: 'query', orderId: reference });
      const { result, pasref } = reply;
      if (pasref)
        // An order id is signed with one amount only, so the look-up need not state it.
        return { id: pasref, status: statusOf(reply), reference, amount, currency, responseCode: result };
      if (result !== '508') throw new GatewayUnclear(`The look-up was refused: ${result}`);
      if (method !== 'card') return undefined;
      // The page may still be open, and only its payment tells the gateway of the order.
      return { id: '', status: 'pending', reference };
    },
    async perform(operation, performed): Promise<GatewayPayment> {
      const { reference, amount, currency, refunded, isRepeated } = performed;
      const transaction = await authorised(account, reference);
      const { result, message } = await callRealex(account, {
        type: REQUEST_TYPES[operation],
        orderId: reference,
        transaction,
        ...(operation !== 'void' && { money: { amount, currency } }),
      });
      const [, done] = ALREADY_DONE.find(([pattern]) => pattern.test(message)) ?? [];
      const answer = { id: transaction.pasref, reference, amount: performed.authorised, currency };
      const answered = { ...answer, ...RESULTS[operation](amount, refunded) };
      if (result === SUCCESS) return answered;
      if (operation === 'refund') {
        // Of a first request the limit says that too much is asked for, not that it was given back.
        if (done === 'refunded' && isRepeated) return answered;
        if (BANK_OR_GATEWAY_FAULT.test(result)) throw new GatewayUnclear(`The refund was answered ${result}`);
      }
      if (!done || done === 'refunded') throw new GatewayRefused(result);
      return { ...answer, status: done };
    },
  };
}
