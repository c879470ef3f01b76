import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Store } from '../store';

/** The fields that open the hosted page, as a shop sends them. */
export type PageFields = Readonly<Record<string, string>>;

/** One visit to the hosted page, from the shop's form to the response that the shop gets. */
export interface HostedVisit {
  id: string;
  fields: PageFields;
  /** Waits for the card, waits for the bank's challenge, or has ended. */
  step: 'card' | 'challenge' | 'ended';
  /** The card that pays, once it is typed or chosen. */
  card?: CardBehaviour;
  /** The shopper asks to save the typed card. */
  saves?: boolean;
  /** Set when it has ended: the field `hppResponse` as the shop receives it. */
  response?: string;
  openedOn: string;
}

/** What the gateway remembers of a card, never its number. */
export interface CardBehaviour {
  brand: string;
  /** Such as 426397xxxx5262. */
  digits: string;
  /** MMYY. */
  expiry: string;
  name: string;
  /** The outcome of a payment with it. */
  result: string;
  message: string;
  /** The bank asks the shopper to confirm. */
  challenge: boolean;
}

/** A card that a payer has saved. */
export interface RealexCard extends CardBehaviour {
  payer: string;
  ref: string;
}

/** What the gateway has recorded for an ORDER_ID, which it processes once. */
export interface RealexTransaction {
  orderId: string;
  /** The shop's own mark, VAR_REF. */
  variableReference: string | undefined;
  pasref: string;
  authcode: string;
  /** 00, or why the card was refused. */
  result: string;
  message: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** -1 until it is settled. */
  batchId: number;
  settled: number;
  rebated: number;
  voided: boolean;
  brand: string;
  lastFour: string;
  processedOn: string;
}

/** What the gateway's operations need. */
export interface RealexGateway {
  store: Store;
  clock: Clock;
  config: Pick<Config, 'realex' | 'frameAncestors' | 'browserDir'>;
}
