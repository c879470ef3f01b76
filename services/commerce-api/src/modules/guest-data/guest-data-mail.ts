import { urlTo } from '@storefront/routes/url-to';
import { eq } from 'drizzle-orm';
import { rowsOf } from '../../database/database.types';
import { guestDataRequests } from '../../database/schema/contact';
import { htmlPage } from '../../mail/html-page';
import type { MailText } from '../../mail/mail.types';
import { shopOrigin } from '../../mail/shop-origin';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { hasAccount } from '../member/member.repository';
import type { Person } from '../member/person';
import { personalTables } from '../member/personal-tables';
import { guestOf } from './guest';
import { guestDataCode } from './guest-data-requests';

const mailText = (subject: string, lines: readonly string[]): MailText => ({
  subject,
  text: lines.join('\n\n'),
  html: htmlPage(lines),
});

/** Whether a guest has anything to see or to delete. */
async function hasAnything({ db }: Pick<ServiceContext, 'db'>, person: Person): Promise<boolean> {
  if (person.draftOrderIds.length + person.basketIds.length + person.contactIds.length > 0) return true;
  for (const { exported, hasGuests } of Object.values(personalTables))
    if (exported && hasGuests && (await rowsOf(db, exported.rows(person))).length > 0) return true;
  return false;
}

/**
 * Answers whoever asked for an address: only its owner reads whether anything is kept, and whether it has an account.
 * Undefined when the request has expired or was replaced.
 */
export async function guestDataMail(
  context: ServiceContext,
  requestId: number,
  business: Business,
  now: Date,
): Promise<MailText | undefined> {
  const { db, keys, config } = context;
  const [request] = await db.select().from(guestDataRequests).where(eq(guestDataRequests.id, requestId));
  if (!request || request.expiresAt <= now) return undefined;
  const { name } = business;
  const { person, openDraftOrderIds } = await guestOf(db, business.id, request.emailAddress);
  const isKept = openDraftOrderIds.length > 0 || (await hasAnything(context, person));
  const account = (await hasAccount(db, business.id, request.emailAddress))
    ? [
        `You also have an account with us. Its data is not part of this: log in, and you find it under “Your data”: ${shopOrigin(config, business)}${urlTo('member-data')}`,
      ]
    : [];
  const asked = `Somebody asked ${name} for the data that we keep under this email address without an account.`;
  const ignore = 'If it was not you, you need do nothing: without this email nobody sees or deletes anything.';
  if (!isKept)
    return mailText(`We keep no data without an account at ${name}`, [asked, 'We keep none.', ...account, name]);
  return mailText(`Your code to see your data at ${name}`, [
    asked,
    'If that was you, enter this code in the same browser within 15 minutes:',
    guestDataCode(keys, requestId),
    ...account,
    ignore,
    name,
  ]);
}

/** The last mail to a guest whose data was deleted. */
export const guestDataDeletedMail = ({ name }: Business): MailText =>
  mailText(`Your data at ${name} has been deleted`, [
    `We have deleted the data that ${name} kept under this email address without an account. Your orders stay in our records without your name. The details of an order that is not finished stay until it is; ask us again then.`,
    name,
  ]);
