import type { SavedCard } from '@storefront/api/entities/saved-card';
import { CardIcon } from '@storefront/ui/icons/card';
import { CashIcon } from '@storefront/ui/icons/cash';
import type { RadioGroupProps } from '@storefront/ui/radio-group';
import type { PayableForm } from './payable';
import { HOSTED_GATEWAY } from './payment-gateway';
import type { FoundWallets } from './wallets/use-wallets';
import type { WalletName } from './wallets/wallet.types';

const SAVED = 'saved-';
const walletLabels: Readonly<Record<WalletName, string>> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' };

const walletOption = (name: WalletName, note: string) => ({
  value: name,
  label: walletLabels[name],
  note,
  end: <CardIcon />,
});

/** The form's value of a saved card. */
export const savedOption = ({ cardId }: Pick<SavedCard, 'cardId'>): string => `${SAVED}${cardId}`;

export const isSavedOption = (method: string): boolean => method.startsWith(SAVED);

/** The card of a form's value; undefined for other ways to pay. */
export const savedCardOf = (cards: readonly SavedCard[], method: string): SavedCard | undefined =>
  cards.find((card) => savedOption(card) === method);

/** Whether a card's last month is over. */
export function isExpired({ expiryMonth, expiryYear }: SavedCard, now: Date): boolean {
  return now >= new Date(expiryYear, expiryMonth, 1);
}

const expiryText = ({ expiryMonth, expiryYear }: SavedCard) =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`;

/** The saved cards that are charged from our page; the others are offered on their gateway's own page. */
export const cardsChargedHere = (cards: readonly SavedCard[]): SavedCard[] =>
  cards.filter(({ paymentGateway }) => paymentGateway !== HOSTED_GATEWAY);

/**
 * The ways to pay: saved cards, a new card, cash, and the wallets of this device. A wallet has its place before the device
 * has answered, so that nothing moves under a finger; it is the last, because the answer may be no.
 */
export function paymentOptions(
  { basket, store, cards }: PayableForm,
  { wallets, awaited }: Pick<FoundWallets, 'wallets' | 'awaited'>,
  now: Date,
): RadioGroupProps['options'] {
  const accepts = (method: string) => store.paymentMethods.includes(method);
  const isDelivery = basket.fulfilmentMethod === 'delivery';
  const saved = cards.map((card) => {
    const expired = isExpired(card, now);
    return {
      value: savedOption(card),
      label: `${card.brand} ending ${card.lastFour}`,
      note: `${expired ? 'Expired' : 'Expires'} ${expiryText(card)}`,
      end: <CardIcon />,
      disabled: expired,
    };
  });
  return [
    ...(accepts('card') ? saved : []),
    ...(accepts('card')
      ? [
          {
            value: 'card',
            label: cards.length > 0 ? 'New card' : 'Card',
            note: 'Visa, Mastercard, Discover or JCB',
            end: <CardIcon />,
          },
        ]
      : []),
    ...(accepts('cash') && basket.totals.total <= (store.cashLimit ?? basket.totals.total)
      ? [{ value: 'cash', label: 'Cash', note: isDelivery ? 'At your door' : 'At the counter', end: <CashIcon /> }]
      : []),
    ...wallets.map(({ name }) => walletOption(name, 'On this device')),
    ...awaited.map((name) => ({ ...walletOption(name, 'Checking this device'), disabled: true })),
  ];
}
