import PostalMime from 'postal-mime';
import type { Clock } from '../clock';
import { newId } from '../ids';
import type { Store } from '../store';
import type { Mail } from './mail.types';

const MAX_MAILS = 500;

export interface MailFilter {
  /** A recipient's full e-mail address. */
  to?: string;
  /** A part of the subject. */
  subject?: string;
  /** Only mails after this one. */
  after?: string;
}

const equalsIgnoringCase = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();

/** The received mails, the last 500 of them. */
export class Mailbox {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /** Stores a raw message. */
  async receive(raw: Buffer, recipients: readonly string[]): Promise<Mail> {
    const { from, subject = '', text = '', html = '', headers } = await PostalMime.parse(raw);
    const mail: Mail = {
      id: newId('mail'),
      receivedOn: this.clock.now().toISOString(),
      to: recipients,
      from: from?.address ?? '',
      subject,
      text,
      html,
      headers: headers.map(({ key, value }) => ({ name: key, value })),
    };
    const { mail: table } = this.store;
    const surplus = table.all().slice(0, Math.max(0, table.all().length + 1 - MAX_MAILS));
    this.store.commit(table.put(mail.id, mail), ...surplus.map(({ id }) => table.remove(id)));
    return mail;
  }

  get(id: string): Mail | undefined {
    return this.store.mail.get(id);
  }

  /** Newest first. */
  list({ to, subject, after }: MailFilter = {}): Mail[] {
    const all = this.store.mail.all();
    const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    return all
      .slice(from)
      .filter((mail) => to === undefined || mail.to.some((one) => equalsIgnoringCase(one, to)))
      .filter((mail) => subject === undefined || mail.subject.toLowerCase().includes(subject.toLowerCase()))
      .reverse();
  }

  /** Returns how many there were. */
  clear(): number {
    const all = this.store.mail.all();
    this.store.commit(...all.map(({ id }) => this.store.mail.remove(id)));
    return all.length;
  }
}
