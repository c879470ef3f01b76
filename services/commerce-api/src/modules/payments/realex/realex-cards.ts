import { type CardGateway, type CardStorage, GatewayRefused, type StoredCard } from '../../../context/gateway.types';
import type { RealexAccount } from './realex-account';
import { callRealex } from './realex-api';

/** The gateway's names of the brands that its page takes. */
const BRANDS: Readonly<Record<string, string>> = { VISA: 'Visa', MC: 'Mastercard', DISC: 'Discover', JCB: 'JCB' };

/** '426397xxxx5262'. */
const DIGITS = /^(\d{6})[x*]+(\d{4})$/i;
/** '1245' is December 2045. */
const EXPIRY = /^(0[1-9]|1[0-2])(\d{2})$/;

/** The gateway knows a card by its payer and the card's name there. */
export const realexCardId = ({ payer, card }: Pick<CardStorage, 'payer' | 'card'>): string => `${payer}/${card}`;

/**
 * The card that the hosted page saved, from its response; null when the shopper did not ask, undefined when it is not
 * described. The gateway does not sign these values: `id` must be compared, and the others only describe the card.
 */
export function savedCardIn(values: Readonly<Record<string, string>>): StoredCard | null | undefined {
  const { REALWALLET_CHOSEN, SAVED_PAYER_REF, SAVED_PMT_REF, SAVED_PMT_TYPE = '' } = values;
  if (REALWALLET_CHOSEN !== '1') return null;
  if (!SAVED_PAYER_REF || !SAVED_PMT_REF) return undefined;
  const digits = DIGITS.exec(values.SAVED_PMT_DIGITS ?? '');
  const expiry = EXPIRY.exec(values.SAVED_PMT_EXPDATE ?? '');
  const scheme = BRANDS[SAVED_PMT_TYPE];
  if (!digits || !expiry || !scheme) return undefined;
  const [, first = '', lastFour = ''] = digits;
  const [, month = '', year = ''] = expiry;
  return {
    id: realexCardId({ payer: SAVED_PAYER_REF, card: SAVED_PMT_REF }),
    fingerprint: [SAVED_PMT_TYPE, first, lastFour, month, year].join('-'),
    scheme,
    lastFour,
    expiryMonth: Number(month),
    expiryYear: 2000 + Number(year),
  };
}

/** Cards that Global Payments keeps: its page saves and charges them, and only their removal is a call. */
export const realexCards = (account: RealexAccount): NonNullable<CardGateway['cards']> => ({
  async remove(id) {
    const [payer = '', card = ''] = id.split('/');
    const { result, message } = await callRealex(account, {
      type: 'card-cancel-card',
      orderId: '',
      card: { payer, card },
    });
    if (result !== '00' && !/does not exist/i.test(message)) throw new GatewayRefused(result);
  },
});
