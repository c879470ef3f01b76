import { createTransport } from 'nodemailer';
import type { Mailer } from '../context/mailer.types';

/** A server that is slower gets the mail later; until then the rest of the batch waits. */
const TIMEOUT_MS = 10_000;

/** Sends through the mail server at `url`. Without a URL, mail stays queued in the database. */
export function createMailer(url: string | undefined): Mailer {
  if (!url) {
    const refuse = () => Promise.reject(new Error('SMTP_URL is not set'));
    return { send: refuse, verify: refuse };
  }
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send({ id, to, replyTo, ...mail }) {
      // Passed as single addresses, not as a list to parse: a comma in an address must not add recipients.
      const only = (address: string) => ({ name: '', address });
      const people = { to: only(to), ...(replyTo !== undefined && { replyTo: only(replyTo) }) };
      await transport.sendMail({ ...mail, ...people, messageId: `<${id}@${mail.from.split('@')[1] ?? 'storefront'}>` });
    },
    async verify() {
      await transport.verify();
    },
  };
}
