import type { IncomingHttpHeaders } from 'node:http';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { GatewayUnclear } from '../../../context/gateway.types';
import { gatewayNotices, payments } from '../../../database/schema/order';
import { refuse } from '../../../problem';
import { logSecurity } from '../../../security-log';
import type { ServiceContext } from '../../../service-context';
import { allBusinesses } from '../../businesses/businesses.repository';
import type { PaymentRow } from '../../ledger/payment-ledger';
import { wasAddedTo } from '../../ledger/payments.repository';
import { recordMismatch } from '../settlement/record-mismatch';
import { settlePayment } from '../settlement/settle-payment.service';

interface Notice {
  id: string;
  type: string;
  data: { id?: string; reference?: string; amount?: number; currency?: string };
}

function isNotice(value: unknown): value is Notice {
  if (typeof value !== 'object' || value === null) return false;
  const { id, type, data } = value as Partial<Notice>;
  return typeof id === 'string' && typeof type === 'string' && typeof data === 'object' && data !== null;
}

async function isFromGateway(context: ServiceContext, raw: Buffer, headers: IncomingHttpHeaders): Promise<boolean> {
  const businesses = await allBusinesses(context);
  return businesses.some(({ id }) => context.gateways.of(id, 'checkoutcom')?.isNoticeSigned(raw, headers));
}

/** The payment of a notice: by our reference, else by the gateway's id. */
async function paymentOf({ db }: ServiceContext, { data }: Notice): Promise<PaymentRow | undefined> {
  const reference = Number(data.reference);
  const where =
    Number.isSafeInteger(reference) && reference > 0
      ? eq(payments.id, reference)
      : data.id !== undefined
        ? eq(payments.gatewayPaymentId, data.id)
        : undefined;
  if (!where) return undefined;
  const [payment] = await db.select().from(payments).where(where);
  return payment;
}

/**
 * POST /webhooks/checkoutcom: a notice that a payment changed, delivered at least once and in any order. The notice
 * only triggers a look-up of the payment, so late and duplicate notices are harmless. Any status but 2xx makes the
 * gateway send it again.
 */
export function checkoutcomWebhook(app: FastifyInstance, context: ServiceContext): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/webhooks/checkoutcom', async (request) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!(await isFromGateway(context, raw, request.headers))) {
        logSecurity(context, 'webhook_signature_wrong', { address: request.ip });
        throw refuse('signature_invalid');
      }
      const notice: unknown = JSON.parse(raw.toString('utf8'));
      if (!isNotice(notice)) throw refuse('validation_failed');
      const [known] = await context.db
        .select({ id: gatewayNotices.id })
        .from(gatewayNotices)
        .where(eq(gatewayNotices.id, notice.id));
      if (known) return { received: notice.id };
      const payment = await paymentOf(context, notice);
      if (payment && !(await concernsOtherPayment(context, payment, notice))) await settle(context, payment.id);
      await context.db
        .insert(gatewayNotices)
        .values({
          id: notice.id,
          gateway: 'checkoutcom',
          type: notice.type,
          reference: notice.data.reference ?? null,
          receivedAt: context.clock.now(),
        })
        .onConflictDoNothing();
      return { received: notice.id };
    });
  });
}

/** These state the amount of the first authorisation. */
const STATES_FIRST_AMOUNT: ReadonlySet<string> = new Set(['payment_pending', 'payment_approved']);

/** Whether a notice states another amount than the payment has. For a part, such as of a refund, it states the part. */
async function isOtherAmount({ db }: ServiceContext, payment: PaymentRow, { type, data }: Notice): Promise<boolean> {
  if (data.amount === undefined) return false;
  if (type === 'payment_captured') return data.amount !== (payment.captureAmount ?? payment.amount);
  if (!STATES_FIRST_AMOUNT.has(type) || data.amount === payment.amount) return false;
  return !(await wasAddedTo(db, payment.id));
}

/**
 * Records and logs what a notice states differently from the request. True when it names another payment: then the
 * payment does not change.
 */
async function concernsOtherPayment(context: ServiceContext, payment: PaymentRow, notice: Notice): Promise<boolean> {
  const { data } = notice;
  const isOther = Boolean(data.id && payment.gatewayPaymentId && data.id !== payment.gatewayPaymentId);
  const found = [
    ...(isOther ? (['reference'] as const) : []),
    ...((await isOtherAmount(context, payment, notice)) ? (['amount'] as const) : []),
    ...(data.currency !== undefined && data.currency !== payment.currency ? (['currency'] as const) : []),
  ];
  await recordMismatch(context, payment, data.id, found);
  return isOther;
}

async function settle(context: ServiceContext, paymentId: number): Promise<void> {
  try {
    await settlePayment(context, paymentId);
  } catch (error) {
    if (error instanceof GatewayUnclear) throw refuse('payment_gateway_unavailable');
    throw error;
  }
}
