import type { Customer } from '@storefront/api/entities/desk/customer';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { useSend } from '../../sending/use-send';
import styles from './panels.module.css';

/** Mails the person the link with which they get a copy of their data, or delete it; staff do neither for them. */
export function DataPanel({ customer: { customer, email, isMember } }: { customer: Customer }) {
  const { api } = usePageContext();
  const { send, isBusy, words } = useSend();
  const mail = (wish: 'copy' | 'erase') =>
    send(
      () => api.call('POST /desk/customer-data-mail', { body: { customer, wish } }),
      () => `The link was sent to ${email}.`,
    );
  return (
    <section className={styles.panel} aria-label="Data">
      <h2>Their data</h2>
      {words}
      <Button kind="quiet" wide busy={isBusy} onClick={() => mail('copy')}>
        Send the link to a copy
      </Button>
      <Button kind="quiet" wide busy={isBusy} onClick={() => mail('erase')}>
        Send the link to erase it
      </Button>
      <p className={styles.muted}>
        {isMember ? 'The member logs in' : 'The guest enters a code that we mail'} and does it there: nobody at the desk
        can. An open order keeps its details until it is finished.
      </p>
    </section>
  );
}
