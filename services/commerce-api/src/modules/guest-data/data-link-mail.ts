import { urlTo } from '@storefront/routes/url-to';
import { htmlPage } from '../../mail/html-page';
import type { MailText } from '../../mail/mail.types';
import { shopOrigin } from '../../mail/shop-origin';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { hasAccount } from '../member/member.repository';

const WISHES = {
  copy: { subject: 'Get a copy of your data', asked: 'a copy of your data', next: 'get the copy' },
  erase: { subject: 'Delete your data', asked: 'your data to be deleted', next: 'delete it' },
} as const;

/** Leads a person who asked the staff to the pages on which they see and delete their data themselves. */
export async function dataLinkMail(
  { db, config }: ServiceContext,
  { recipient }: { readonly recipient: string },
  business: Business,
  wish: keyof typeof WISHES,
): Promise<MailText> {
  const { subject, asked, next } = WISHES[wish];
  const origin = shopOrigin(config, business);
  const account = (await hasAccount(db, business.id, recipient))
    ? [`Log in and ${next} on this page: ${origin}${urlTo('member-data')}`, 'For what you ordered without logging in:']
    : [];
  const lines = [
    `You asked ${business.name} for ${asked}.`,
    ...account,
    `Enter your email address on this page, then the code that we send you, and ${next}: ${origin}${urlTo('your-data')}`,
    'If you did not ask for it, you need do nothing: nobody sees or deletes anything by this email.',
    business.name,
  ];
  return { subject: `${subject} at ${business.name}`, text: lines.join('\n\n'), html: htmlPage(lines) };
}
