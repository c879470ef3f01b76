import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { futureContacts } from '../../database/schema/contact';
import type { ServiceContext } from '../../service-context';
import { normalEmail } from '../auth/auth.service';
import type { Business } from '../businesses/businesses.repository';
import { normalisePostcode } from './postcode';

/** Keeps who wants to hear of a postcode: once, however often it is asked for. Who was written to and asks again waits again. */
export async function saveFutureContact(
  { db }: Pick<ServiceContext, 'db'>,
  business: Business,
  body: BodyOf<'POST /location/future-contact'>,
  now: Date,
): Promise<ReplyOf<'POST /location/future-contact'>> {
  const postcode = normalisePostcode(business, body.postcode);
  await db
    .insert(futureContacts)
    .values({ businessId: business.id, postcode, emailAddress: normalEmail(body.email), createdAt: now })
    .onConflictDoUpdate({
      target: [futureContacts.businessId, futureContacts.postcode, futureContacts.emailAddress],
      set: { answeredAt: null },
    });
  return { postcode };
}
