import type { ApiClient } from '@storefront/api/client';
import type { CustomerBlock } from '@storefront/api/entities/desk/customer';
import { dateLabel } from '@storefront/dates/plain';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { Button } from '@storefront/ui/button';
import { ErrorState } from '@storefront/ui/error-state';
import { Skeleton } from '@storefront/ui/skeleton';
import { useCallback, useState } from 'react';
import { useSend } from '../sending/use-send';
import { customersPath } from './customers-path';
import styles from './Rows.module.css';

type Blocks = { readonly kind: 'read'; readonly blocks: readonly CustomerBlock[] };

async function readBlocks(api: ApiClient, signal: AbortSignal): Promise<Blocks | { readonly kind: 'failed' }> {
  const reply = await api.call('POST /desk/customer-blocks', { body: {}, signal });
  return reply.ok ? { kind: 'read', blocks: reply.data.blocks } : { kind: 'failed' };
}

/** The people who cannot check out; read when somebody opens the list. */
export function BlockedPanel() {
  const { api } = usePageContext();
  const [isOpen, setOpen] = useState(false);
  const read = useCallback((signal: AbortSignal) => readBlocks(api, signal), [api]);
  const [reading, reload] = useRead<Blocks | { readonly kind: 'failed' }>(isOpen ? read : undefined);
  const { send, isBusy, words } = useSend();
  const lift = ({ blockId }: CustomerBlock) =>
    send(
      () => api.call('POST /desk/customer-unblock', { body: { blockId } }),
      () => {
        reload();
        return 'The block was lifted.';
      },
    );
  return (
    <details className={styles.panel} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.heading}>Blocked people</summary>
      {words}
      {isOpen && reading.kind === 'loading' && <Skeleton />}
      {isOpen && reading.kind === 'failed' && <ErrorState small title="The list could not be read." onRetry={reload} />}
      {isOpen && reading.kind === 'read' && (
        <>
          {reading.blocks.length === 0 && <p className={styles.said}>Nobody is blocked.</p>}
          <ul className={styles.rows}>
            {reading.blocks.map((block) => (
              <li key={block.blockId} className={styles.item}>
                <span className={styles.words}>
                  {block.customer && block.name ? (
                    <a href={customersPath({ person: block.customer })}>{block.name}</a>
                  ) : (
                    <b>Somebody whose data was erased</b>
                  )}
                  <span>
                    {block.reason ?? 'Reason erased'}. {block.by}, {dateLabel(new Date(block.at))}
                  </span>
                </span>
                {!block.customer && (
                  <Button kind="quiet" busy={isBusy} onClick={() => lift(block)}>
                    Lift
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
