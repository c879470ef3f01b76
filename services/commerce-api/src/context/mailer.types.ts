export interface Mail {
  /** The same for every attempt, so that a mail server can detect duplicates. */
  id: string;
  from: string;
  to: string;
  /** The reply-to address, if it differs from the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** Resolves once the mail server has accepted it. */
  send(mail: Mail): Promise<void>;
  /** Rejects when the mail server cannot be reached or refuses the log-in. It sends nothing. */
  verify(): Promise<void>;
}
