import type { StoredReview } from '@storefront/api/entities/review';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { orderReviews } from '../../database/schema/review';

/** The review of an order; null while there is none. */
export async function reviewOf(db: Database, orderId: number): Promise<StoredReview | null> {
  const [row] = await db.select().from(orderReviews).where(eq(orderReviews.orderId, orderId));
  if (!row) return null;
  const { starRating, comment, createdAt } = row;
  return { orderId, starRating, ...(comment !== null && { comment }), createdAt: createdAt.toISOString() };
}
