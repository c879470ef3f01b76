import type { TestCard } from './test-cards';

/** The stored data of a card, without its number and security code. */
export interface Card {
  bin: string;
  last4: string;
  scheme: TestCard['brand'];
  expiryMonth: number;
  expiryYear: number;
  name: string | undefined;
  fingerprint: string;
  /** The outcome, by the test card; a wallet's card is approved. */
  behaviour: CardBehaviour;
}

export type CardBehaviour = Pick<
  TestCard,
  | 'outcome'
  | 'response_code'
  | 'response_summary'
  | 'challenge'
  | 'authentication'
  | 'later_actions_declined'
  | 'increments'
> & { declinedAmount?: number };

export interface Token {
  id: string;
  type: 'card' | 'applepay' | 'googlepay' | 'cvv';
  /** null for a token of only a security code. */
  card: Card | null;
  billingAddress: unknown;
  phone: unknown;
  expiresOn: string;
  used: boolean;
}

/** A card stored by a payment: `source: { type: 'id', id }` pays with it again. */
export interface Instrument {
  id: string;
  card: Card;
}
