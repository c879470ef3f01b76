import type { PaymentLink } from '@storefront/api/entities/payment-link';
import { and, eq, ne } from 'drizzle-orm';
import { paymentLinks } from '../../../database/schema/payment-link';
import type { Caller } from '../../../http/operation.types';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { targetOf } from '../../payment-links/link-state';
import { linkOfToken } from '../../payment-links/link-token';
import { linkView } from './link-view';

/**
 * Opens a link: this session may pay its draft from now on, in place of the one that opened it before. It logs nobody in.
 * @throws Problem guest_session_required, payment_link_invalid
 */
export async function openPaymentLink(
  context: ServiceContext,
  business: Business,
  token: string,
  { details }: Caller,
  now: Date,
): Promise<PaymentLink> {
  if (!details) throw refuse('guest_session_required');
  const { db, keys } = context;
  const link = await linkOfToken(db, keys, business.id, token);
  // A session pays one draft: the one whose link it opened last.
  const isOfAnother = and(eq(paymentLinks.payer, details.owner), ne(paymentLinks.id, link.id));
  await db.update(paymentLinks).set({ payer: null }).where(isOfAnother);
  await db.update(paymentLinks).set({ payer: details.owner }).where(eq(paymentLinks.id, link.id));
  return linkView(context, business, await targetOf(db, link), now);
}

/** The link that this session has opened last. @throws Problem payment_link_invalid when it has opened none */
export async function openedPaymentLink(
  context: ServiceContext,
  business: Business,
  { details }: Caller,
  now: Date,
): Promise<PaymentLink> {
  const { db } = context;
  const isTheirs = and(eq(paymentLinks.payer, details?.owner ?? ''), eq(paymentLinks.businessId, business.id));
  const [link] = await db.select().from(paymentLinks).where(isTheirs);
  if (!link) throw refuse('payment_link_invalid');
  return linkView(context, business, await targetOf(db, link), now);
}
