import { and, eq } from 'drizzle-orm';
import { members } from '../../database/schema/member';
import type { ServiceContext } from '../../service-context';
import { countAttempt } from '../auth/attempts';
import { normalEmail } from '../auth/auth.service';
import { openBasket } from '../basket/basket.repository';
import type { Business } from './businesses.repository';

const ASKED_PER_BASKET = 20;

/** Whether a guest's e-mail has an account. Only with a live basket and not often: it must not become a directory. */
export async function guestRegistrationStatus(
  { db }: ServiceContext,
  business: Business,
  email: string,
  basketToken: string,
  now: Date,
  address: string,
): Promise<{ registered: boolean }> {
  const basket = await openBasket(db, business.id, basketToken);
  await countAttempt(db, `guest status ${basket.id}`, ASKED_PER_BASKET, now);
  await countAttempt(db, `guest status from ${address}`, 5 * ASKED_PER_BASKET, now);
  const [member] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.businessId, business.id), eq(members.emailAddress, normalEmail(email))));
  return { registered: member !== undefined };
}
