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
  /** The last four digits of a card that its bank challenges. */
  lastFour?: string;
  brand?: string;
  /** Set when it has ended: the field `hppResponse` as the shop receives it. */
  response?: string;
  openedOn: string;
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
