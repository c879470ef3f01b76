export interface Mail {
  id: string;
  receivedOn: string;
  /** All recipients, bcc included. */
  to: readonly string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  headers: readonly { name: string; value: string }[];
}
