import { and, eq } from 'drizzle-orm';
import { members } from '../../database/schema/member';
import type { ServiceContext } from '../../service-context';
import { normaliseEmail } from '../auth/normalise-email';
import { lockOpenBasket } from '../basket/basket.repository';
import type { Business } from './businesses.repository';

/**
 * Whether a guest's e-mail has an account. It requires a live basket and is rate limited, so that it cannot be used as
 * a directory.
 */
export async function guestRegistrationStatus(
  { db }: ServiceContext,
  business: Business,
  email: string,
  basketToken: string,
): Promise<{ registered: boolean }> {
  await lockOpenBasket(db, business.id, basketToken);
  const [member] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.businessId, business.id), eq(members.emailAddress, normaliseEmail(email))));
  return { registered: member !== undefined };
}
