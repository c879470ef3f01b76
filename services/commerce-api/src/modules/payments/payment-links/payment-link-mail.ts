import { dateLabel, slotLabel, timeLabel } from '@storefront/dates/plain';
import { paymentLinkReplaces } from '@storefront/messages/payment';
import { formatMoney } from '@storefront/money/format-money';
import { eq } from 'drizzle-orm';
import { paymentLinks } from '../../../database/schema/payment-link';
import { escaped, htmlPage } from '../../../mail/html-page';
import type { MailText } from '../../../mail/mail.types';
import { shopOrigin } from '../../../mail/shop-origin';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { firstNameOf } from '../../operators/live-visit';
import { targetOf } from '../../payment-links/link-state';
import { paymentLinkPath } from '../../payment-links/link-token';
import { linkView } from './link-view';

/** The mail with the link to pay what was ordered on the phone; undefined when there is nothing left to pay. */
export async function paymentLinkMail(
  context: ServiceContext,
  linkId: number,
  business: Business,
): Promise<MailText | undefined> {
  const { db, keys, config, clock } = context;
  const [link] = await db.select().from(paymentLinks).where(eq(paymentLinks.id, linkId));
  if (!link) return undefined;
  const target = await targetOf(db, link);
  const view = await linkView(context, business, target, clock.now());
  if (view.state !== 'open') return undefined;
  const { currency, locale, timeZone } = business.settings;
  const money = (amount: number) => formatMoney(amount, { currency, locale });
  const { slotStartsAt: startsAt, slotEndsAt: endsAt } = target.order;
  const way = view.fulfilmentMethod === 'delivery' ? 'Delivery' : 'Collection';
  const when =
    startsAt && endsAt ? ` on ${dateLabel(startsAt, timeZone)}, ${slotLabel(startsAt, endsAt, timeZone)}` : '';
  const url = `${shopOrigin(config, business)}${paymentLinkPath(keys, link)}`;
  const lines = [
    `Hello ${target.order.contact.firstName}, this is what you ordered by phone with ${firstNameOf(link.operatorName)}.`,
    `${view.storeName}. ${way}${when}.`,
    view.lines.map(({ quantity, name, lineTotal }) => `${quantity} × ${name}: ${money(lineTotal)}`).join('\n'),
    `To pay: ${money(view.total)}`,
    ...(view.replacesPayment ? [paymentLinkReplaces] : []),
    `The time is held for you until ${timeLabel(link.endsAt, timeZone)} on ${dateLabel(link.endsAt, timeZone)}. Pay by then, or it goes to somebody else.`,
  ];
  const last = ['You did not order by phone? Then ignore this email: nothing is charged.', business.name];
  const end = [
    `<p><a href="${escaped(url)}">Pay for your order</a></p>`,
    ...last.map((line) => `<p>${escaped(line)}</p>`),
  ];
  const html = htmlPage(lines).replace('</body>', () => `${end.join('')}</body>`);
  return {
    subject: `Pay for your ${business.name} order`,
    text: [...lines, `Pay for your order: ${url}`, ...last].join('\n\n'),
    html,
  };
}
