import type { Customer, CustomerBlock } from '@storefront/api/entities/desk/customer';
import { dateLabel } from '@storefront/dates/plain';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useSend } from '../../sending/use-send';
import styles from './panels.module.css';

/** As many characters as the reason may have. */
const REASON_MAX_LENGTH = 200;

export interface BlockPanelProps {
  readonly customer: Customer;
  readonly onChange: (block: CustomerBlock | null) => void;
}

/** Stops a person who cheats from checking out, with a reason, and lets them again. */
export function BlockPanel({ customer: { customer, block }, onChange }: BlockPanelProps) {
  const { api } = usePageContext();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { send, isBusy, words } = useSend();
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!reason.trim()) return;
    send(
      () => api.call('POST /desk/customer-block', { body: { customer, reason: reason.trim() } }),
      (reply) => {
        setAsking(false);
        setReason('');
        onChange(reply);
        return 'This person cannot check out from now on.';
      },
    );
  };
  const lift = (blockId: number) =>
    send(
      () => api.call('POST /desk/customer-unblock', { body: { blockId } }),
      () => {
        onChange(null);
        return 'This person can check out again.';
      },
    );
  return (
    <section className={styles.panel} aria-label="Block">
      <h2>Block</h2>
      {words}
      {block && (
        <>
          <p>
            {block.reason ?? 'Reason erased'}
            <br />
            <span className={styles.muted}>
              {block.by}, {dateLabel(new Date(block.at))}
            </span>
          </p>
          <Button kind="quiet" wide busy={isBusy} onClick={() => lift(block.blockId)}>
            Lift the block
          </Button>
        </>
      )}
      {!block && !isAsking && (
        <Button kind="quiet" wide onClick={() => setAsking(true)}>
          Block the checkout
        </Button>
      )}
      {!block && isAsking && (
        <form className="sf-stack" onSubmit={add}>
          <TextField
            autoFocus
            label="Why? For the staff only"
            value={reason}
            required
            maxLength={REASON_MAX_LENGTH}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button type="submit" kind="danger" wide busy={isBusy} aria-disabled={!reason.trim() || undefined}>
            Block
          </Button>
          <Button kind="quiet" wide onClick={() => setAsking(false)}>
            Back
          </Button>
        </form>
      )}
      <p className={styles.muted}>
        A blocked person can log in, and is asked to contact the shop at the checkout. It counts for their account and
        their e-mail address.
      </p>
    </section>
  );
}
