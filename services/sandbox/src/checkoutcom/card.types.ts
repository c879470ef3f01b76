import type { TestCard } from './test-cards';

/** What is kept of a card. Its number and security code are looked at once and never stored. */
export interface Card {
  bin: string;
  last4: string;
  scheme: TestCard['brand'];
  expiryMonth: number;
  expiryYear: number;
  name: string | undefined;
  fingerprint: string;
  /** What the test card's row says becomes of it; a wallet's card is approved. */
  behaviour: CardBehaviour;
}

export type CardBehaviour = Pick<
  TestCard,
  'outcome' | 'response_code' | 'response_summary' | 'challenge' | 'authentication' | 'later_actions_declined'
> & { declinedAmount?: number };

export interface Token {
  id: string;
  type: 'card' | 'applepay' | 'googlepay' | 'cvv';
  /** null for a security code alone. */
  card: Card | null;
  billingAddress: unknown;
  phone: unknown;
  expiresOn: string;
  used: boolean;
}

/** A card that a payment left behind: `source: { type: 'id', id }` pays with it again. */
export interface Instrument {
  id: string;
  card: Card;
}
