import type { ServiceContext } from '../../../service-context';
import { type Reported, right, wrong } from '../finding';
import { reasonOf } from '../reason';

/** Connects to the mail server and logs in; sends nothing. */
export async function mailServer({ mailer }: ServiceContext): Promise<readonly Reported[]> {
  try {
    await mailer.verify();
    return [right('The mail server accepts mail')];
  } catch (error) {
    return [
      wrong(
        `The mail server accepts no mail: ${reasonOf(error)}`,
        'Confirmations of orders and log-in codes wait in the queue until it does.',
        'Compare host, port, user and password in SMTP_URL, then restart commerce-api',
      ),
    ];
  }
}
