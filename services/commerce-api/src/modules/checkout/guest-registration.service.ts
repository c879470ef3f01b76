import { normaliseEmail } from '../../formats/normalise-email';
import type { ServiceContext } from '../../service-context';
import { lockOpenBasket } from '../basket/basket.repository';
import type { Business } from '../businesses/businesses.repository';
import { hasAccount } from '../member/member.repository';

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
  return { registered: await hasAccount(db, business.id, normaliseEmail(email)) };
}
