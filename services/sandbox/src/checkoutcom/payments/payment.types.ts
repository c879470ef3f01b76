import type { Card } from '../cards/card.types';

export type PaymentStatus =
  | 'Pending'
  | 'Authorized'
  | 'Card Verified'
  | 'Captured'
  | 'Partially Captured'
  | 'Declined'
  | 'Voided'
  | 'Refunded'
  | 'Partially Refunded'
  | 'Canceled'
  | 'Expired';

export interface PaymentAction {
  id: string;
  type: 'Authorization' | 'Card Verification' | 'Capture' | 'Void' | 'Refund';
  /** Minor units. */
  amount: number;
  approved: boolean;
  authCode: string | undefined;
  responseCode: string;
  responseSummary: string;
  reference: string | undefined;
  metadata: Readonly<Record<string, unknown>>;
  processedOn: string;
  /** No further capture is allowed. */
  final?: boolean;
  /** It adds to an estimated authorisation. */
  isIncrement?: true;
}

export interface ThreeDs {
  sessionId: string | undefined;
  enrolled: 'Y' | 'N';
  /** The result of 3D Secure. */
  authentication: 'Y' | 'A' | 'N' | 'R' | 'U';
  challenged: boolean;
  downgraded: boolean;
  /** When an unanswered challenge expires. */
  expiresOn: string | undefined;
}

export interface Payment {
  id: string;
  /** 'Canceled' and 'Expired' have no action of their own; every other status follows from the actions. */
  status: PaymentStatus;
  requestedOn: string;
  /** Minor units. */
  amount: number;
  currency: string;
  capture: boolean;
  authorizationType: 'Final' | 'Estimated';
  paymentType: string;
  reference: string | undefined;
  description: string | undefined;
  metadata: Readonly<Record<string, unknown>>;
  customer: { id: string; email?: string; name?: string } | undefined;
  sourceId: string;
  sourceType: 'card';
  card: Card;
  billingAddress: unknown;
  phone: unknown;
  threeDs: ThreeDs | undefined;
  successUrl: string | undefined;
  failureUrl: string | undefined;
  /** The response code of a payment that ended without an action. */
  responseCode: string | undefined;
  responseSummary: string | undefined;
  schemeId: string;
  actions: readonly PaymentAction[];
}

/** The data that mounts Flow. */
export interface PaymentSession {
  id: string;
  secret: string;
  request: Readonly<Record<string, unknown>>;
  paymentId: string | undefined;
}
