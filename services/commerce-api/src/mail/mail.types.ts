import type { Mail } from '../context/mailer.types';
import type { MailKind, TextKind } from '../database/schema/mail';
import type { Business } from '../modules/businesses/businesses.repository';
import type { ServiceContext } from '../service-context';

/** A mail or a text of the outbox. */
export interface QueuedMessage<Kind = MailKind | TextKind> {
  readonly id: number;
  readonly businessId: number;
  readonly kind: Kind;
  /** What the mail is about, such as a draft order. */
  readonly subjectId: number;
  readonly recipient: string;
  readonly createdAt: Date;
}

export type QueuedMail = QueuedMessage<MailKind>;

export type MailText = Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo' | 'headers'>;

/** Writes a mail when it is sent; undefined when there is nothing left to say. */
export type ComposeMail = (
  context: ServiceContext,
  mail: QueuedMail,
  business: Business,
) => Promise<MailText | undefined>;
