import { createTransport } from 'nodemailer';

export interface Mail {
  /** The same for every try, so that a mail server that took it twice can tell. */
  id: string;
  from: string;
  to: string;
  /** Who gets an answer to it, where that is not who it is from. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Resolves once the mail server has taken it. */
  send(mail: Mail): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** Sends through the mail server at `url`; without one, mail waits in the database until there is one. */
export function createMailer(url: string | undefined): Mailer {
  if (!url) return { send: () => Promise.reject(new Error('No mail server: SMTP_URL is not set')) };
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send({ id, to, replyTo, ...mail }) {
      // As one address each, not as a list to be read: a comma in an e-mail address must reach nobody else.
      const only = (address: string) => ({ name: '', address });
      const people = { to: only(to), ...(replyTo !== undefined && { replyTo: only(replyTo) }) };
      await transport.sendMail({ ...mail, ...people, messageId: `<${id}@${mail.from.split('@')[1] ?? 'storefront'}>` });
    },
  };
}
