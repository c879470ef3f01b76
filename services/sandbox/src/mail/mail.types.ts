export interface Mail {
  id: string;
  receivedOn: string;
  /** Who it was delivered to, bcc included. */
  to: readonly string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  headers: readonly { name: string; value: string }[];
}
