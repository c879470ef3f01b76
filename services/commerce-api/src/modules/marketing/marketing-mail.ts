import { eq } from 'drizzle-orm';
import { marketingMailRecipients, marketingMails } from '../../database/schema/marketing';
import { escaped, htmlPage } from '../../mail/html-page';
import type { MailText } from '../../mail/mail.types';
import { shopOrigin } from '../../mail/shop-origin';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { EMAIL_CHANNEL } from './marketing-channels';
import { hasConsented } from './marketing-consents.repository';
import { unsubscribeToken } from './unsubscribe';

/**
 * A mail with offers for one member, with a link by which mail programs unsubscribe at one click (RFC 8058); undefined
 * when the member does not agree to marketing by e-mail any more.
 */
export async function marketingMail(
  { db, keys, config }: Pick<ServiceContext, 'db' | 'keys' | 'config'>,
  recipientId: number,
  business: Business,
): Promise<MailText | undefined> {
  const [found] = await db
    .select({
      memberId: marketingMailRecipients.memberId,
      subject: marketingMails.subject,
      text: marketingMails.text,
    })
    .from(marketingMailRecipients)
    .innerJoin(marketingMails, eq(marketingMails.id, marketingMailRecipients.mailId))
    .where(eq(marketingMailRecipients.id, recipientId));
  if (!found || !(await hasConsented(db, found.memberId, EMAIL_CHANNEL))) return undefined;
  const token = unsubscribeToken(keys, business.id, found.memberId);
  const link = `${shopOrigin(config, business)}/unsubscribe?token=${encodeURIComponent(token)}`;
  const lines = [
    ...found.text.split(/\n\s*\n/),
    `You get this email because you agreed to news and offers from ${business.name}. Emails about your orders are separate. To stop news and offers:`,
    link,
  ];
  const shown = escaped(link);
  return {
    subject: found.subject,
    text: lines.join('\n\n'),
    html: htmlPage(lines).replace(shown, `<a href="${shown}">${shown}</a>`),
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
