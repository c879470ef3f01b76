import { eq } from 'drizzle-orm';
import { operatorCodes, operatorInvitations } from '../../database/schema/operator';
import { escaped, htmlPage } from '../../mail/html-page';
import type { MailText } from '../../mail/mail.types';
import { deskOrigin } from '../../mail/shop-origin';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { invitationToken } from './invitations';
import { operatorCodeDigits } from './operator-codes';
import { WRONG_PINS_MAX } from './wrong-pins';

/** A mail of a few paragraphs to somebody of the staff. */
export const mailText = (subject: string, lines: readonly string[]): MailText => ({
  subject,
  text: lines.join('\n\n'),
  html: htmlPage(lines),
});

/** The mail with the code of a log-in at the desk; undefined when it was used or has expired. */
export async function operatorCodeMail(
  { db, keys, clock }: ServiceContext,
  codeId: number,
  { name }: Business,
): Promise<MailText | undefined> {
  const [code] = await db.select().from(operatorCodes).where(eq(operatorCodes.id, codeId));
  if (!code || code.usedAt || code.expiresAt <= clock.now()) return undefined;
  const digits = operatorCodeDigits(keys, codeId);
  return mailText(`${digits} is your code for the desk of ${name}`, [
    `Your code for the desk of ${name} is ${digits}.`,
    'Enter it on the device on which you log in. It works once, for ten minutes. We never ask you for it on the phone.',
    'If you are not logging in, somebody else knows your password: set a new one on the log-in page of the desk, and tell your manager.',
    name,
  ]);
}

/** The mail about a PIN that somebody has guessed at too often. */
export const operatorPinForgottenMail = ({ name }: Business): MailText =>
  mailText(`Your PIN for the handhelds of ${name} was removed`, [
    `Your PIN for the handhelds of ${name} was given wrong ${WRONG_PINS_MAX} times in a day, so it was removed.`,
    'Log in at the desk with your password and set a new PIN. If it was not you, tell your manager: somebody at a handheld tries to work in your name.',
    name,
  ]);

const WORDS = {
  operator_invitation: {
    subject: (name: string) => `Your log-in for the desk of ${name}`,
    before: (name: string) => `You can work at the desk of ${name}. Set your password here within three days:`,
    after: 'The link works once. If you do not know what this is about, you need do nothing.',
  },
  operator_password: {
    subject: (name: string) => `Set a new password for the desk of ${name}`,
    before: (name: string) => `Set a new password for the desk of ${name} here within an hour:`,
    after: 'The link works once. If you did not ask for it, you need do nothing: your password stays as it is.',
  },
} as const;

/** The mail with the link to set a password; undefined when it was used or has expired. */
export async function operatorLinkMail(
  { db, keys, clock, config }: ServiceContext,
  kind: keyof typeof WORDS,
  invitationId: number,
  business: Business,
): Promise<MailText | undefined> {
  const [link] = await db.select().from(operatorInvitations).where(eq(operatorInvitations.id, invitationId));
  if (!link || link.usedAt || link.expiresAt <= clock.now()) return undefined;
  const { name } = business;
  const { subject, before, after } = WORDS[kind];
  const url = `${deskOrigin(config, business)}/desk/log-in?invitation=${invitationToken(keys, invitationId)}`;
  const mail = mailText(subject(name), [before(name), url, after, name]);
  const shown = escaped(url);
  return { ...mail, html: mail.html.replace(shown, `<a href="${shown}">${shown}</a>`) };
}
