import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../database/in-transaction';
import { marketingMailRecipients, marketingMails } from '../../database/schema/marketing';
import { members } from '../../database/schema/member';
import { newId } from '../../ids';
import { queueMail } from '../../mail/queue-mail';
import type { ServiceContext } from '../../service-context';
import { findBusiness } from '../businesses/find-business';
import { EMAIL_CHANNEL } from './marketing-channels';
import { consentsTo } from './marketing-consents.repository';

/**
 * Queues a mail with offers for every member of a business who has agreed to marketing by e-mail. Each has a mail and
 * an unsubscribe link of their own; the agreement is checked again when the mail is sent.
 */
export async function sendMarketingMail(
  context: ServiceContext,
  { business: name, subject, text }: BodyOf<'POST /admin/marketing-mail'>,
  now: Date,
): Promise<ReplyOf<'POST /admin/marketing-mail'>> {
  const business = await findBusiness(context, name);
  return inTransaction(context.db, async (tx) => {
    const mailId = newId();
    await tx.insert(marketingMails).values({ id: mailId, businessId: business.id, subject, text, createdAt: now });
    const people = await tx
      .select({ id: members.id, emailAddress: members.emailAddress })
      .from(members)
      .where(and(eq(members.businessId, business.id), consentsTo(members.id, EMAIL_CHANNEL)));
    for (const { id: memberId, emailAddress: recipient } of people) {
      const id = newId();
      await tx.insert(marketingMailRecipients).values({ id, mailId, memberId });
      await queueMail(tx, { kind: 'marketing', businessId: business.id, subjectId: id, recipient }, now);
    }
    return { recipients: people.length };
  });
}
