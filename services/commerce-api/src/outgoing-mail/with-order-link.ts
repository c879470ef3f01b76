import { escaped } from '../mail/html-page';
import type { MailText } from '../mail/mail.types';

/** A mail about an order, with the link to it at the end. */
export function withOrderLink(mail: MailText, link: string): MailText {
  const shown = escaped(link);
  return {
    ...mail,
    text: `${mail.text}\n\nFollow your order: ${link}`,
    html: mail.html.replace('</body>', () => `<p><a href="${shown}">Follow your order</a></p></body>`),
  };
}
