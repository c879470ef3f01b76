import { HOUR_MS } from '@storefront/api/durations';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { inTransaction } from '../../database/in-transaction';
import { contactFiles, contactRequests } from '../../database/schema/contact';
import { cancelFileRemovals, planFileRemovals } from '../../files/remove-due-files';
import { normaliseEmail } from '../../formats/normalise-email';
import { normalisePhone } from '../../formats/normalise-phone';
import type { Identity } from '../../http/operation.types';
import { newId, newToken } from '../../ids';
import { queueContactMail } from '../../mail/contact-mail';
import { codeOf } from '../../order-code';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { validateFiles } from './validate-files';

/** With 30 characters there are 22 billion references: they hardly collide, and can be read out on the phone. */
const REFERENCE_LENGTH = 7;
const newReference = (prefix: string) => `${prefix}-C${codeOf(REFERENCE_LENGTH)}`;

/** Longer than any request takes. */
const STORED_WITHIN_MS = HOUR_MS;

/** A message may contain line breaks but no other control characters. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/u;

/** Stores a message with its files and queues the mails to the business and the shopper, all or nothing. */
export async function saveContactRequest(
  { db, files }: ServiceContext,
  business: Business,
  body: BodyOf<'POST /contact/request'>,
  member: Identity | undefined,
  now: Date,
): Promise<ReplyOf<'POST /contact/request'>> {
  // Forms send line breaks as CRLF.
  const message = body.message.replace(/\r\n?/g, '\n').trim();
  if (!message || CONTROL_CHARACTERS.test(message))
    throw refuse('validation_failed', undefined, [{ path: 'message', message: 'must be a text', code: 'pattern' }]);
  const phoneNumber = body.phoneNumber ? normalisePhone(body.phoneNumber, business.settings.country) : null;
  const checked = await validateFiles(body.files ?? []);
  const reference = newReference(business.settings.orderPrefix);
  const kept = checked.map((file) => ({ ...file, key: `${business.id}/${newToken()}` }));
  const keys = kept.map(({ key }) => key);
  // Files are written before the rows: a row without its file would be a broken promise. If this process ends in
  // between, the files are removed.
  await planFileRemovals(db, keys, new Date(now.getTime() + STORED_WITHIN_MS));
  try {
    for (const { key, bytes, type } of kept) await files.put(key, bytes, type);
    await inTransaction(db, async (tx) => {
      const contact = {
        id: newId(),
        businessId: business.id,
        reference,
        memberId: member?.memberId ?? null,
        firstName: body.firstName.trim(),
        lastName: body.lastName.trim(),
        emailAddress: normaliseEmail(body.emailAddress),
        phoneNumber,
        subject: body.subject.trim(),
        message,
        orderNumber: body.orderNumber?.trim() ?? null,
        createdAt: now,
        answeredAt: null,
        answer: null,
      };
      await tx.insert(contactRequests).values(contact);
      const rows = kept.map(({ bytes, ...file }, position) => ({
        ...file,
        contactId: contact.id,
        position,
        size: bytes.length,
      }));
      if (rows.length > 0) await tx.insert(contactFiles).values(rows);
      await cancelFileRemovals(tx, keys);
      await queueContactMail(tx, business, contact, now);
    });
  } catch (error) {
    await Promise.allSettled(keys.map((key) => files.remove(key)));
    throw error;
  }
  return { reference, receivedAt: now.toISOString(), files: kept.length };
}
