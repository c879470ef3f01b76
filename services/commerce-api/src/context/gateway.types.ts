import type { IncomingHttpHeaders } from 'node:http';
import type { SelectedAddress } from '@storefront/api/entities/address';

import type { CardSession } from '@storefront/api/entities/card-session';
import type { CheckoutContact } from '@storefront/api/entities/checkout-contact';
import type { PaymentGateway as GatewayName, PaymentMethod } from '@storefront/api/entities/enumerations';

/** The state of a payment at its gateway. */
export type GatewayStatus = 'pending' | 'authorised' | 'captured' | 'declined' | 'cancelled' | 'voided' | 'refunded';

/** A card that the gateway keeps, so that it can be charged again by its id. */
export interface StoredCard {
  /** The gateway's id of the card; never sent to a browser. */
  id: string;
  /** One card always has the same one. */
  fingerprint: string;
  /** Such as 'Visa'. */
  scheme: string;
  lastFour: string;
  /** 1 to 12. */
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
}

/** What is charged; none of it is stored or logged. */
export type ChargeSource =
  /** A token of the gateway's form or of a wallet. `keep`: the gateway keeps the card for further payments. */
  | { kind: 'token'; token: string; keep: boolean }
  /** A card that the gateway keeps, by its id, with the security code that the shopper has typed for this payment. */
  | { kind: 'stored'; id: string; cvv: string }
  /** A wallet's payment data, of a gateway that charges it without a token. */
  | { kind: 'wallet'; wallet: WalletName; data: object }
  /** A card that the shopper types later, on the gateway's own page. */
  | { kind: 'hosted' };

export type WalletName = 'apple_pay' | 'google_pay';

/** Wallets of a gateway. */
interface GatewayWallets {
  /** The gateway and merchant that Google encrypts payment data for. */
  googlePay: { gateway: string; gatewayMerchantId: string };
  /**
   * Makes a wallet's payment data chargeable, and states the brand of its card if the gateway reports it.
   * @param data as the wallet's script gave it, parsed
   * @throws GatewayRefused for data that the gateway cannot use, GatewayUnclear when it does not answer
   */
  open(wallet: WalletName, data: object): Promise<{ source: ChargeSource; scheme?: string }>;
}

/** Cards that a gateway keeps for members. */
interface GatewayCards {
  /**
   * Has the card's bank check it by a payment of nothing, and keeps it. Undefined for a gateway that keeps cards only
   * with a payment.
   * @param reference of the check in the gateway's records
   * @throws GatewayRefused when the bank or the gateway refuses the card, GatewayUnclear when it does not answer
   */
  keep?(token: string, check: { reference: string; currency: string }): Promise<StoredCard>;
  /** Repeatable: a card that the gateway no longer keeps counts as removed. */
  remove(id: string): Promise<void>;
}

export interface GatewayPayment {
  id: string;
  status: GatewayStatus;
  /** Our id of the payment, which the gateway stores as its reference. */
  reference: string;
  /** The bank's page for the shopper; only while the payment is pending. */
  redirectUrl?: string;
  /** The gateway's response code, such as 10000 or 20051. */
  responseCode?: string;
  /** The authorised amount, additions included; undefined when the reply omits it. */
  amount?: number;
  currency?: string;
  /** The captured amount so far; undefined when the reply omits it. */
  captured?: number;
  /** The refunded amount so far; undefined when the reply omits it, which means all if the status is `refunded`. */
  refunded?: number;
  cardScheme?: string;
  /** The gateway's digest of the card's number. */
  cardFingerprint?: string;
  cardLastFour?: string;
  /** The card that was charged, if the gateway keeps it for further payments. */
  storedCard?: StoredCard;
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

/** The bank's decision about an addition to a payment. */
export interface Addition {
  status: 'authorised' | 'declined';
  responseCode?: string;
  /** The gateway did not ask the bank: it adds nothing to this payment. */
  isUnsupported?: true;
}

/** How more is authorised on a payment that is not captured yet. */
interface GatewayAdditions {
  /** Whether the gateway adds to payments made so. */
  canAddTo(payment: { method: PaymentMethod; cardScheme: string | null }): boolean;
  /**
   * Authorises `amount` in addition; once, however often the same reference is requested.
   * @throws GatewayRefused for a payment that nothing can be added to, GatewayUnclear
   */
  add(to: { id: string; reference: string; amount: number }): Promise<Addition>;
  /** What became of an addition; undefined when the gateway knows none. @throws GatewayUnclear */
  find(to: { id: string; reference: string }): Promise<Addition | undefined>;
}

interface Charge {
  /**
   * Identifies the payment at the gateway and serves as idempotency key, so that it is charged once however often it is
   * requested.
   */
  reference: string;
  amount: number;
  currency: string;
  source: ChargeSource;
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

/** The gateway has not performed this request. Whether it performed an earlier one is unknown. */
export class GatewayNotAsked extends GatewayUnclear {}

/** A payment that the gateway's own page is opened for. */
export interface HostedPageRequest {
  /** Our id of the payment. */
  reference: string;
  /** Our id of its draft order. */
  orderReference: string;
  amount: number;
  currency: string;
  /** Null, like the addresses, for somebody who pays what another ordered: the page asks for what banks need. */
  contact: CheckoutContact | null;
  billingAddress: SelectedAddress | null;
  deliveryAddress: SelectedAddress | null;
  /** The shop's page, which gets the response by a form when the gateway's page is not framed. */
  returnUrl: string;
  isFramed: boolean;
  /** The label of its button. */
  buttonText: string;
  /** Undefined for a guest, whose card the page does not offer to save. */
  cardStorage?: CardStorage;
}

/** Where the gateway's page keeps a member's card, if they ask for it there. */
export interface CardStorage {
  /** Our name of the member at the gateway. */
  payer: string;
  /** Our name of the card that this payment may save. */
  card: string;
  /** The page offers the cards that the gateway keeps for the payer. */
  hasCards: boolean;
}

/**
 * What the gateway's page answered, proven by its signature. `amount`, `currency` and `savedCard` are not signed: the
 * first two and the card's id may only be compared.
 */
export interface HostedResponse extends GatewayPayment {
  /** The card that the page saved; null when the shopper did not ask for it. */
  savedCard?: StoredCard | null;
}

/** The response was not made by the gateway for this account, or not encoded as it must be. */
export class HostedResponseInvalid extends Error {
  override readonly name = 'HostedResponseInvalid';
}

/** A gateway's own page, on which shoppers type their cards: in a frame of ours, or in the whole window. */
export interface HostedPage {
  /** Where browsers post the fields. */
  url: string;
  /** The signed fields; they are in force for one payment. */
  open(request: HostedPageRequest, now: Date): Record<string, string>;
  /** The page may offer members to save their cards. */
  savesCards: boolean;
  /** The gateway's id of the card that the page saves under these names. */
  cardId(storage: Pick<CardStorage, 'payer' | 'card'>): string;
  /** @throws HostedResponseInvalid */
  read(response: string): HostedResponse;
}

/** The payment that an operation is requested for. Amounts are in minor units. */
interface PerformedOn {
  id: string;
  reference: string;
  /** What the operation takes or gives back. */
  amount: number;
  currency: string;
  attempt: number;
  /** Which refund. */
  key?: string;
  /** What was authorised, and what has been refunded before, for a gateway whose replies state neither. */
  authorised: number;
  refunded: number;
  /** The gateway was asked for this refund before, and may have performed it. */
  isRepeated?: boolean;
}

/** A card gateway. Every call but `find` may be repeated: the same reference is the same request. */
export interface CardGateway {
  name: GatewayName;
  /** Its test cards place orders, and nobody pays. */
  isTest: boolean;
  /** Origins of the card form's script and frames, as Content-Security-Policy sources. */
  browserOrigins: readonly string[];
  /**
   * The brand of a token's card, such as 'Visa', before it is charged; undefined when the gateway does not report it.
   */
  schemeOf(token: string): Promise<string | undefined>;
  /** Undefined for a gateway that charges no wallets. */
  wallets?: GatewayWallets;
  /** Undefined for a gateway that keeps no cards. */
  cards?: GatewayCards;
  /** Undefined when the gateway's card form is in our page. */
  hostedPage?: HostedPage;
  /** Undefined for a gateway that cannot add to a payment. */
  additions?: GatewayAdditions;
  /**
   * The gateway has no keys that tell a repeated refund from a second one. It refuses to give back the whole twice, but
   * not a part, so operators can only refund everything that is left.
   */
  refundsOnlyWhole?: true;
  /**
   * Authorises the amount; only `capture` takes it. With a hosted page nothing is charged yet: the payment is pending
   * until the shopper has paid there.
   */
  charge(charge: Charge): Promise<GatewayPayment>;
  /** Looks a payment up by the gateway's id, else by our reference; undefined when the gateway knows none. */
  find(payment: {
    id: string | null;
    reference: string;
    /** A card may still be typed on a hosted page; a wallet's payment was made at once or never. */
    method: PaymentMethod;
    amount: number;
    currency: string;
    operation?: GatewayOperation;
    /** Which refund, if `operation` is one. */
    key?: string;
  }): Promise<GatewayPayment | undefined>;
  /**
   * Requests an operation. `attempt` counts failed requests before it, so that the gateway treats this one as new. A
   * capture takes `amount` and ends the rest of the authorisation. `key` tells several refunds of a payment apart.
   * @returns the payment after it, from a gateway that completes it at once; undefined: a look-up will tell
   */
  perform(operation: GatewayOperation, payment: PerformedOn): Promise<GatewayPayment | undefined>;
  /** Every payment requested since, newest first; undefined for a gateway that lists none. */
  list?(since: Date, until: Date): Promise<GatewayPayment[]>;
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
