import type { PaymentGateway as GatewayName } from '@storefront/api/entities/enumerations';

/** How a payment stands at its gateway, in our words. */
export type GatewayStatus = 'pending' | 'authorised' | 'captured' | 'declined' | 'cancelled' | 'voided' | 'refunded';

export interface GatewayPayment {
  id: string;
  status: GatewayStatus;
  /** The payment's id with us, which the gateway keeps as its reference. */
  reference: string;
  /** Where the bank waits for the shopper; only while it is pending. */
  redirectUrl?: string;
  /** The gateway's own code of the answer, such as 10000 or 20051. */
  responseCode?: string;
  /** What the gateway says that it set aside; undefined where its reply leaves it out. */
  amount?: number;
  currency?: string;
  /** What it has taken so far. */
  captured?: number;
  cardScheme?: string;
  cardLastFour?: string;
  /** The deed that `find` was asked about, and how often one of its kind was taken on and then declined. */
  deed?: GatewayOperation;
  declines?: number;
}

/** What is done to a payment after it was authorised. Each is taken on at once and carried out later, so it may still be declined. */
export type GatewayOperation = 'capture' | 'void' | 'refund';

export interface Charge {
  /** Names the payment at the gateway; also the idempotency key, so that it is charged once however often it is asked. */
  reference: string;
  amount: number;
  currency: string;
  /** A card as the gateway's own form made it a token; never stored, never logged. */
  token: string;
  successUrl: string;
  failureUrl: string;
  customer: { email: string; name: string };
  metadata: Record<string, string>;
}

/** The gateway did not take the request: nothing was charged, and asking again changes nothing. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
  constructor(readonly responseCode: string) {
    super(`The gateway refused: ${responseCode}`);
  }
}

/** No clear answer came. The payment may exist: only looking it up tells. */
export class GatewayUnclear extends Error {
  override readonly name = 'GatewayUnclear';
}

/** A gateway for cards. Every call but `find` may be repeated: the same reference is the same deed. */
export interface CardGateway {
  name: GatewayName;
  /** The scheme of a token's card, such as 'Visa', before anything is charged; undefined when the gateway does not say. */
  schemeOf(token: string): Promise<string | undefined>;
  /** Sets the amount aside on the card; nothing is taken before `capture`. */
  charge(charge: Charge): Promise<GatewayPayment>;
  /** The payment as the gateway knows it: by its id, else by our reference; undefined when it knows none. */
  find(payment: { id: string | null; reference: string; deed?: GatewayOperation }): Promise<GatewayPayment | undefined>;
  /** Asks for a deed. `attempt` counts those before it that came to nothing, so that the next is another and not the same again. */
  carryOut(
    deed: GatewayOperation,
    payment: { id: string; reference: string; amount: number; attempt: number },
  ): Promise<void>;
  /** What the gateway's form in the browser needs to begin. */
  cardSession(session: {
    reference: string;
    amount: number;
    currency: string;
    country: string;
    returnUrl: string;
  }): Promise<unknown>;
}
