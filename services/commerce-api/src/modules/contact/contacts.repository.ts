import { OPERATOR_PAGE_DEFAULT } from '@storefront/api/constants';
import type { ContactRequestView } from '@storefront/api/entities/contact-request';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { businesses } from '../../database/schema/business';
import { contactFiles, contactRequests } from '../../database/schema/contact';
import type { FileStore } from '../../files/file-store.types';
import { refuse } from '../../problem';

/** Shoppers' messages, newest first, or the one with a reference. */
export async function listContacts(
  db: Database,
  { businessId, reference, openOnly, page = 1, limit = OPERATOR_PAGE_DEFAULT }: BodyOf<'POST /admin/contacts'>,
): Promise<ReplyOf<'POST /admin/contacts'>> {
  const where = and(
    businessId ? eq(contactRequests.businessId, businessId) : undefined,
    reference ? eq(contactRequests.reference, reference.toUpperCase()) : undefined,
    openOnly ? isNull(contactRequests.answeredAt) : undefined,
  );
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(contactRequests).where(where);
  const rows = await db
    .select({ contact: contactRequests, businessName: businesses.name })
    .from(contactRequests)
    .innerJoin(businesses, eq(businesses.id, contactRequests.businessId))
    .where(where)
    .orderBy(desc(contactRequests.createdAt))
    .limit(limit)
    .offset((page - 1) * limit);
  const ids = rows.map(({ contact }) => contact.id);
  const files = ids.length
    ? await db
        .select()
        .from(contactFiles)
        .where(inArray(contactFiles.contactId, ids))
        .orderBy(asc(contactFiles.position))
    : [];
  const contacts = rows.map(({ contact, businessName }): ContactRequestView => {
    const { id, memberId, createdAt, answeredAt, ...rest } = contact;
    return {
      ...rest,
      businessName,
      isMember: memberId !== null,
      receivedAt: createdAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
      files: files
        .filter(({ contactId }) => contactId === id)
        .map(({ position, name, type, size }) => ({ position, name, type, size })),
    };
  });
  return { contacts, total: count?.total ?? 0 };
}

/** One file of a message, with its bytes. */
export async function contactFile(
  db: Database,
  store: FileStore,
  { reference, position }: BodyOf<'POST /admin/contact-file'>,
): Promise<ReplyOf<'POST /admin/contact-file'>> {
  const [row] = await db
    .select({ file: contactFiles })
    .from(contactFiles)
    .innerJoin(contactRequests, eq(contactRequests.id, contactFiles.contactId))
    .where(and(eq(contactRequests.reference, reference.toUpperCase()), eq(contactFiles.position, position)));
  if (!row) throw refuse('contact_not_found');
  const { name, type, sha256, key } = row.file;
  return { name, type, sha256, content: (await store.get(key)).toString('base64') };
}

/** Marks a message as answered, with what was answered; a second call changes nothing. */
export async function markContactAnswered(
  db: Database,
  { reference, answer }: BodyOf<'POST /admin/contact-answered'>,
  now: Date,
): Promise<ReplyOf<'POST /admin/contact-answered'>> {
  const [row] = await db
    .update(contactRequests)
    .set({
      answeredAt: sql`coalesce(${contactRequests.answeredAt}, ${now.toISOString()}::timestamptz)`,
      answer: sql`case when ${contactRequests.answeredAt} is null then ${answer?.trim() ?? null} else ${contactRequests.answer} end`,
    })
    .where(eq(contactRequests.reference, reference.toUpperCase()))
    .returning();
  if (!row?.answeredAt) throw refuse('contact_not_found');
  return { reference: row.reference, answeredAt: row.answeredAt.toISOString() };
}
