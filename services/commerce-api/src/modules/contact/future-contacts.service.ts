import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { businesses } from '../../database/schema/business';
import { futureContacts } from '../../database/schema/contact';
import type { ServiceContext } from '../../service-context';
import { findBusiness } from '../businesses/find-business';

/** More than in other lists, because the waiting list is exported for mailings. */
const DEFAULT_PAGE_SIZE = 200;

/** The start of a postcode as an operator types it, ignoring spaces: 'tr1 2' equals 'TR12'. */
const beginsWith = (postcode: string) =>
  sql`starts_with(replace(${futureContacts.postcode}, ' ', ''), ${postcode.replace(/\s/g, '').toUpperCase()})`;

/** Shoppers who wait for a store, sorted by postcode. */
export async function listFutureContacts(
  context: ServiceContext,
  { business, postcode, openOnly, page = 1, limit = DEFAULT_PAGE_SIZE }: BodyOf<'POST /admin/future-contacts'>,
): Promise<ReplyOf<'POST /admin/future-contacts'>> {
  const { db } = context;
  const of = business === undefined ? undefined : await findBusiness(context, business);
  const where = and(
    of && eq(futureContacts.businessId, of.id),
    postcode ? beginsWith(postcode) : undefined,
    openOnly ? isNull(futureContacts.answeredAt) : undefined,
  );
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(futureContacts).where(where);
  const rows = await db
    .select({ contact: futureContacts, businessName: businesses.name })
    .from(futureContacts)
    .innerJoin(businesses, eq(businesses.id, futureContacts.businessId))
    .where(where)
    .orderBy(asc(futureContacts.postcode), asc(futureContacts.createdAt), asc(futureContacts.emailAddress))
    .limit(limit)
    .offset((page - 1) * limit);
  const contacts = rows.map(({ contact: { createdAt, answeredAt, ...who }, businessName }) => ({
    ...who,
    businessName,
    askedAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
  return { contacts, total: count?.total ?? 0 };
}

/** Marks all shoppers who wait at a postcode as contacted. */
export async function markFutureContactsAnswered(
  context: ServiceContext,
  { business, postcode }: BodyOf<'POST /admin/future-contacts-answered'>,
  now: Date,
): Promise<ReplyOf<'POST /admin/future-contacts-answered'>> {
  const { id } = await findBusiness(context, business);
  const marked = await context.db
    .update(futureContacts)
    .set({ answeredAt: now })
    .where(and(eq(futureContacts.businessId, id), isNull(futureContacts.answeredAt), beginsWith(postcode)))
    .returning({ postcode: futureContacts.postcode });
  return { answered: marked.length };
}
