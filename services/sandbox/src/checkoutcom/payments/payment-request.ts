import { isObject, type Json } from '../../json-object';
import { Fields } from '../fields';

export interface PaymentRequest {
  source: Json;
  amount: number;
  currency: string;
  reference: string | undefined;
  description: string | undefined;
  capture: boolean;
  authorizationType: 'Final' | 'Estimated';
  paymentType: string;
  customer: Json | undefined;
  metadata: Json;
  threeDs: { attemptN3d: boolean; requestsChallenge: boolean } | undefined;
  successUrl: string | undefined;
  failureUrl: string | undefined;
  billingAddress: unknown;
  phone: unknown;
}

const PAYMENT_TYPES = ['Regular', 'Recurring', 'MOTO', 'Installment', 'PayLater', 'Unscheduled'];
const EMAIL = /^[^\s@]+@[^\s@]+$/;

function readThreeDs(fields: Fields): PaymentRequest['threeDs'] {
  const threeDs = fields.object('3ds');
  if (!threeDs?.enabled) return undefined;
  const challenge = threeDs.challenge_indicator;
  return {
    attemptN3d: threeDs.attempt_n3d === true,
    requestsChallenge: challenge === 'challenge_requested' || challenge === 'challenge_requested_mandate',
  };
}

/** Parses the body of POST /payments; throws all of its faults at once. */
export function readPaymentRequest(body: unknown): PaymentRequest {
  const fields = new Fields(body);
  const source = fields.object('source', 'payment_source_invalid');
  if (fields.body.source === undefined) fields.fault('payment_source_required');
  const amount = fields.amount('amount', 0) ?? 0;
  const currency = fields.text('currency');
  if (fields.body.currency === undefined) fields.fault('currency_required');
  else if (currency !== undefined && !/^[A-Z]{3}$/.test(currency)) fields.fault('currency_invalid');
  const paymentType = fields.text('payment_type') ?? 'Regular';
  if (!PAYMENT_TYPES.includes(paymentType)) fields.fault('payment_type_invalid');
  const authorizationType = fields.text('authorization_type') ?? 'Final';
  if (!['Final', 'Estimated'].includes(authorizationType)) fields.fault('authorization_type_invalid');
  const customer = fields.object('customer');
  if (customer?.email !== undefined && !(typeof customer.email === 'string' && EMAIL.test(customer.email))) {
    fields.fault('customer_email_invalid');
  }
  const channel = fields.text('processing_channel_id');
  if (channel !== undefined && !/^pc_\w+$/.test(channel)) fields.fault('processing_channel_id_invalid');
  const billing = fields.object('billing');
  const request = {
    source: source ?? {},
    amount,
    currency: currency ?? '',
    reference: fields.text('reference', { maxLength: 80 }),
    description: fields.text('description', { maxLength: 100 }),
    capture: fields.flag('capture') ?? true,
    authorizationType: authorizationType === 'Estimated' ? ('Estimated' as const) : ('Final' as const),
    paymentType,
    customer,
    metadata: fields.object('metadata') ?? {},
    threeDs: readThreeDs(fields),
    successUrl: fields.url('success_url'),
    failureUrl: fields.url('failure_url'),
    billingAddress: source?.billing_address ?? billing?.address,
    phone: source?.phone ?? (isObject(billing) ? billing.phone : undefined),
  };
  if (request.threeDs) {
    for (const name of ['success_url', 'failure_url']) {
      if (fields.body[name] === undefined) fields.fault(`${name}_required`);
    }
  }
  fields.throwIfInvalid();
  return request;
}
