import { MAILS_AGAIN_PER_DAY } from '@storefront/api/constants';
import { DAY_MS } from '@storefront/api/durations';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, eq, gt } from 'drizzle-orm';
import { inTransaction } from '../../../database/in-transaction';
import { outgoingMail } from '../../../database/schema/mail';
import { newId } from '../../../ids';
import { queueMail } from '../../../mail/queue-mail';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { customerOf, lockCustomer } from './customer-of-ref';

/**
 * Mails a person the link to where they see or delete their data: staff neither read the copy nor delete for them.
 * @throws Problem customer_not_found, mail_limit_reached
 */
export async function mailDataLink(
  { db }: ServiceContext,
  businessId: number,
  { customer: ref, wish }: BodyOf<'POST /desk/customer-data-mail'>,
  now: Date,
): Promise<{ mailed: boolean }> {
  const customer = await customerOf(db, businessId, ref);
  const { email: recipient } = customer;
  const kind = wish === 'copy' ? 'data_copy_link' : 'data_erase_link';
  await inTransaction(db, async (tx) => {
    await lockCustomer(tx, customer);
    const today = and(
      eq(outgoingMail.businessId, businessId),
      eq(outgoingMail.kind, kind),
      eq(outgoingMail.recipient, recipient),
      gt(outgoingMail.createdAt, new Date(now.getTime() - DAY_MS)),
    );
    if ((await tx.$count(outgoingMail, today)) >= MAILS_AGAIN_PER_DAY) throw refuse('mail_limit_reached');
    await queueMail(tx, { kind, businessId, subjectId: newId(), recipient }, now);
  });
  return { mailed: true };
}
