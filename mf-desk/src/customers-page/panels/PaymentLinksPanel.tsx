import type { ApiClient } from '@storefront/api/client';
import type { WaitingPaymentLink } from '@storefront/api/entities/payment-link';
import { currentTime } from '@storefront/bus/current-time';
import { timeAndDay } from '@storefront/dates/time-and-day';
import { countText } from '@storefront/messages/count-text';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { Button } from '@storefront/ui/button';
import { ErrorState } from '@storefront/ui/error-state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSend } from '../../sending/use-send';
import { customersPath } from '../customers-path';
import { waitLabel } from '../wait-label';
import styles from './panels.module.css';

type Read = { readonly kind: 'read'; readonly links: readonly WaitingPaymentLink[] } | { readonly kind: 'failed' };

async function readLinks(api: ApiClient, customer: string | undefined, signal: AbortSignal): Promise<Read> {
  const reply = await api.call('POST /desk/payment-links', { body: customer ? { customer } : {}, signal });
  return reply.ok ? { kind: 'read', links: reply.data.links } : { kind: 'failed' };
}

/** The payment links of orders by phone that wait, of one person or of everybody. */
export function PaymentLinksPanel({ customer }: { customer?: string }) {
  const { api } = usePageContext();
  const read = useCallback((signal: AbortSignal) => readLinks(api, customer, signal), [api, customer]);
  const [reading, reload] = useRead<Read>(read);
  if (reading.kind === 'loading' || (reading.kind === 'read' && reading.links.length === 0)) return null;
  return (
    <section className={styles.panel} aria-label="Waiting for payment">
      <h2>Waiting for payment</h2>
      {reading.kind === 'failed' ? (
        <ErrorState small title="The payment links could not be read." onRetry={reload} />
      ) : (
        reading.links.map((link) => <Waiting key={link.paymentLinkId} link={link} namesPerson={!customer} />)
      )}
    </section>
  );
}

function Waiting({ link, namesPerson }: { link: WaitingPaymentLink; namesPerson: boolean }) {
  const { api } = usePageContext();
  const { paymentLinkId, name, customer, sentAt, endsAt, state, total, currency, storeName, itemCount, by } = link;
  const { send, isBusy, words } = useSend();
  const [isWithdrawn, setWithdrawn] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button, which had the focus, is gone.
    if (isWithdrawn) said.current?.focus();
  }, [isWithdrawn]);
  const now = currentTime();
  const again = () =>
    send(
      () => api.call('POST /desk/payment-link-again', { body: { paymentLinkId } }),
      () => 'The link was sent again.',
    );
  const withdraw = () =>
    send(
      () => api.call('POST /desk/payment-link-withdraw', { body: { paymentLinkId } }),
      () => {
        setWithdrawn(true);
        return state === 'open' ? 'The link was withdrawn, and its time is free again.' : 'The link was withdrawn.';
      },
    );
  return (
    <div className="sf-stack">
      <p>
        {namesPerson && (
          <>
            {customer ? <a href={customersPath({ person: customer })}>{name}</a> : <b>{name}</b>}
            <br />
          </>
        )}
        <b>{formatMoney(total, { currency })}</b>, {countText(itemCount, 'item')}, {storeName}
        <br />
        <span className={styles.muted}>
          {by} sent it {waitLabel(sentAt, now)} ago. It ends at {timeAndDay(new Date(endsAt), now)}.
        </span>
      </p>
      {state === 'changed' && !isWithdrawn && (
        <p>
          The basket or its time has changed since, so the link pays nothing any more. Order again, and send a new one.
        </p>
      )}
      <div ref={said} tabIndex={-1}>
        {words}
      </div>
      {!isWithdrawn && (
        <>
          {state === 'open' && (
            <Button kind="quiet" wide busy={isBusy} onClick={() => void again()}>
              Send again
            </Button>
          )}
          <Button kind="quiet" wide busy={isBusy} onClick={() => void withdraw()}>
            Withdraw
          </Button>
        </>
      )}
    </div>
  );
}
