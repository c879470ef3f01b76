import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { futureContacts } from '../../database/schema/contact';
import { normaliseEmail } from '../../formats/normalise-email';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { normalisePostcode } from './postcode';

/**
 * Stores a shopper's request to be informed about a postcode, once per e-mail. A shopper who was already contacted and
 * asks again waits again.
 */
export async function saveFutureContact(
  { db }: Pick<ServiceContext, 'db'>,
  business: Business,
  body: BodyOf<'POST /location/future-contact'>,
  now: Date,
): Promise<ReplyOf<'POST /location/future-contact'>> {
  const postcode = normalisePostcode(business, body.postcode);
  await db
    .insert(futureContacts)
    .values({ businessId: business.id, postcode, emailAddress: normaliseEmail(body.email), createdAt: now })
    .onConflictDoUpdate({
      target: [futureContacts.businessId, futureContacts.postcode, futureContacts.emailAddress],
      set: { answeredAt: null },
    });
  return { postcode };
}
