import type { Change } from '../journal';
import type { Store } from '../store';
import type { CardBehaviour, HostedVisit, PageFields, RealexCard } from './realex.types';

/** The fields that a shop signs besides the payment when the page may keep the card. */
export function signedStorage(fields: PageFields): string[] {
  const { CARD_STORAGE_ENABLE, HPP_SELECT_STORED_CARD, PAYER_REF = '', PMT_REF = '' } = fields;
  return CARD_STORAGE_ENABLE === '1' || HPP_SELECT_STORED_CARD ? [HPP_SELECT_STORED_CARD || PAYER_REF, PMT_REF] : [];
}

const payerOf = ({ HPP_SELECT_STORED_CARD, PAYER_REF }: PageFields): string =>
  HPP_SELECT_STORED_CARD || PAYER_REF || '';

/** Whether the page offers to save the card that is typed. */
export const offersToSave = ({ CARD_STORAGE_ENABLE, OFFER_SAVE_CARD }: PageFields): boolean =>
  CARD_STORAGE_ENABLE === '1' && OFFER_SAVE_CARD === '1';

/** The cards that the page offers: those of the payer that the shop named. */
export const offeredCards = ({ realexCards }: Store, fields: PageFields): RealexCard[] =>
  fields.HPP_SELECT_STORED_CARD ? realexCards.all().filter(({ payer }) => payer === fields.HPP_SELECT_STORED_CARD) : [];

export const cardKey = (payer: string, ref: string): string => `${payer}/${ref}`;

/** Saves the card of a payment that was authorised, and what the shop gets to know of it. */
export function savedCard(
  store: Store,
  { fields, saves }: HostedVisit,
  card: CardBehaviour | undefined,
): { values: Record<string, string>; changes: Change[] } {
  if (!offersToSave(fields)) return { values: {}, changes: [] };
  if (!saves || !card) return { values: { REALWALLET_CHOSEN: '0' }, changes: [] };
  const payer = payerOf(fields);
  const ref = fields.PMT_REF ?? '';
  const types: Readonly<Record<string, string>> = { Visa: 'VISA', Mastercard: 'MC', Discover: 'DISC' };
  return {
    values: {
      REALWALLET_CHOSEN: '1',
      PAYER_SETUP: '00',
      PMT_SETUP: '00',
      SAVED_PAYER_REF: payer,
      SAVED_PMT_REF: ref,
      SAVED_PMT_TYPE: types[card.brand] ?? card.brand,
      SAVED_PMT_DIGITS: card.digits,
      SAVED_PMT_EXPDATE: card.expiry,
      SAVED_PMT_NAME: card.name,
    },
    changes: [store.realexCards.put(cardKey(payer, ref), { ...card, payer, ref })],
  };
}
