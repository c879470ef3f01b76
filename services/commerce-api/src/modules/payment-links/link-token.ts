import { timingSafeEqual } from 'node:crypto';
import { urlTo } from '@storefront/routes/url-to';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { paymentLinks } from '../../database/schema/payment-link';
import type { Keys } from '../../keys';
import { refuse } from '../../problem';

export type PaymentLinkRow = typeof paymentLinks.$inferSelect;
type Signing = Pick<Keys, 'digest'>;

/** Between id and signature: in neither, and unreserved in URLs. */
const SEPARATOR = '~';

const signatureOf = (keys: Signing, businessId: number, linkId: string) =>
  keys.digest(`payment-link ${businessId} ${linkId}`);

/** The path that a payment link leads to. It is signed, and so nothing of its secret is stored. */
export const paymentLinkPath = (keys: Signing, { id, businessId }: PaymentLinkRow): string =>
  urlTo('pay-link', { link: `${id}${SEPARATOR}${signatureOf(keys, businessId, String(id))}` });

/** The link of a path's token. Forged ones, and those of another business, read alike. @throws Problem payment_link_invalid */
export async function linkOfToken(
  db: Database,
  keys: Signing,
  businessId: number,
  token: string,
): Promise<PaymentLinkRow> {
  const [id = '', signature = ''] = token.split(SEPARATOR);
  const expected = Buffer.from(signatureOf(keys, businessId, id));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw refuse('payment_link_invalid');
  const isIt = and(eq(paymentLinks.id, Number(id)), eq(paymentLinks.businessId, businessId));
  const [link] = await db.select().from(paymentLinks).where(isIt);
  if (!link) throw refuse('payment_link_invalid');
  return link;
}
