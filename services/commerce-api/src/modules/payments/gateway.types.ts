import type { IncomingHttpHeaders } from 'node:http';
import type { SelectedAddress } from '@storefront/api/entities/address';
import type { CardSession } from '@storefront/api/entities/card-session';
import type { PaymentGateway as GatewayName } from '@storefront/api/entities/enumerations';
import type { FastifyInstance } from 'fastify';
import type { ServiceContext } from '../../service-context';

/** The state of a payment at its gateway. */
export type GatewayStatus = 'pending' | 'authorised' | 'captured' | 'declined' | 'cancelled' | 'voided' | 'refunded';

export interface GatewayPayment {
  id: string;
  status: GatewayStatus;
  /** Our id of the payment, which the gateway stores as its reference. */
  reference: string;
  /** The bank's page for the shopper; only while the payment is pending. */
  redirectUrl?: string;
  /** The gateway's response code, such as 10000 or 20051. */
  responseCode?: string;
  /** The authorised amount; undefined when the reply omits it. */
  amount?: number;
  currency?: string;
  /** The captured amount so far; undefined when the reply omits it. */
  captured?: number;
  /** The refunded amount so far; undefined when the reply omits it, which means all if the status is `refunded`. */
  refunded?: number;
  cardScheme?: string;
  cardLastFour?: string;
  /**
   * The operation that `find` was asked about, and how often the gateway accepted one of its kind and then declined it.
   */
  operation?: GatewayOperation;
  declines?: number;
}

/**
 * An operation on an authorised payment. The gateway accepts it at once and processes it later, so it may still be
 * declined.
 */
export type GatewayOperation = 'capture' | 'void' | 'refund';

interface Charge {
  /**
   * Identifies the payment at the gateway and serves as idempotency key, so that it is charged once however often it is
   * requested.
   */
  reference: string;
  amount: number;
  currency: string;
  /** A card token created by the gateway's form; never stored, never logged. */
  token: string;
  successUrl: string;
  failureUrl: string;
  customer: { email: string; name: string };
  metadata: Record<string, string>;
}

/** The gateway refused the request: nothing was charged, and repeating it will not help. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
  constructor(readonly responseCode: string) {
    super(`The gateway refused: ${responseCode}`);
  }
}

/** The outcome is unknown: the payment may exist, and only a look-up can tell. */
export class GatewayUnclear extends Error {
  override readonly name = 'GatewayUnclear';
}

/** A card gateway. Every call but `find` may be repeated: the same reference is the same request. */
export interface CardGateway {
  name: GatewayName;
  /** Origins of the card form's script and frames, as Content-Security-Policy sources. */
  browserOrigins: readonly string[];
  /**
   * The brand of a token's card, such as 'Visa', before it is charged; undefined when the gateway does not report it.
   */
  schemeOf(token: string): Promise<string | undefined>;
  /** Authorises the amount; only `capture` takes it. */
  charge(charge: Charge): Promise<GatewayPayment>;
  /** Looks a payment up by the gateway's id, else by our reference; undefined when the gateway knows none. */
  find(payment: {
    id: string | null;
    reference: string;
    operation?: GatewayOperation;
    /** Which refund, if `operation` is one. */
    key?: string;
  }): Promise<GatewayPayment | undefined>;
  /**
   * Requests an operation. `attempt` counts failed requests before it, so that the gateway treats this one as new. A
   * capture takes `amount` and ends the rest of the authorisation. `key` tells several refunds of a payment apart.
   */
  perform(
    operation: GatewayOperation,
    payment: { id: string; reference: string; amount: number; attempt: number; key?: string },
  ): Promise<void>;
  /** What the gateway's form needs in the browser. */
  cardSession(session: {
    reference: string;
    amount: number;
    currency: string;
    /** The business's country, used without a billing address. */
    country: string;
    billingAddress: SelectedAddress | null;
    returnUrl: string;
  }): Promise<CardSession>;
  /** Whether the body of a webhook was signed with the account's secret. */
  isNoticeSigned(raw: Buffer, headers: IncomingHttpHeaders): boolean;
}

/** How a gateway takes part in the service. Its folder exports one, and `gateways.ts` lists it. */
export interface GatewayRegistration {
  /**
   * The account of a business; undefined: the business has none with this gateway.
   * @param env with the gateway's variables (its GatewayConfiguration)
   * @param sandboxUrl the address of services/sandbox; undefined in production
   * @throws Error for an incomplete account
   */
  connect(env: NodeJS.ProcessEnv, businessId: number, sandboxUrl: string | undefined): CardGateway | undefined;
  /** Adds the gateway's own URLs, such as its webhook. */
  addRoutes(app: FastifyInstance, context: ServiceContext): void;
}
