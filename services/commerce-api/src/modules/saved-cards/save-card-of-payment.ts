import { isAcceptedBrand } from '@storefront/api/card-brands';
import { eq } from 'drizzle-orm';
import type { GatewayPayment } from '../../context/gateway.types';
import { isCardGateway } from '../../context/gateways';
import type { Database } from '../../database/database.types';
import type { OrderRow } from '../../database/order-row';
import { payments } from '../../database/schema/order';
import type { PaymentRow } from '../ledger/payment-ledger';
import { insertCard } from './saved-cards.repository';

/** In these states the card has paid for an order. */
const PAID_STATES: readonly PaymentRow['state'][] = ['authorised', 'captured'];

/**
 * Saves the card of a payment whose member asked for it, in the transaction that records the authorisation: the card is
 * saved once, whichever process settles the payment.
 */
export async function saveCardOfPayment(
  tx: Database,
  { businessId, memberId }: Pick<OrderRow, 'businessId' | 'memberId'>,
  payment: PaymentRow,
  answer: GatewayPayment | undefined,
  now: Date,
): Promise<void> {
  const stored = answer?.storedCard;
  if (payment.cardSaving !== 'asked' || !PAID_STATES.includes(payment.state) || memberId === null || !stored) return;
  if (!isCardGateway(payment.gateway) || !isAcceptedBrand(stored.scheme)) return;
  const saved = await insertCard(tx, { businessId, memberId, gateway: payment.gateway }, stored, now);
  await tx
    .update(payments)
    .set({ cardSaving: saved ? 'saved' : 'exists' })
    .where(eq(payments.id, payment.id));
}
