import type { PaymentLink } from '@storefront/api/entities/payment-link';
import { currentTime } from '@storefront/bus/current-time';
import { dayLabel, slotLabel } from '@storefront/dates/plain';
import { timeAndDay } from '@storefront/dates/time-and-day';
import {
  paymentLinkBusy,
  paymentLinkChanged,
  paymentLinkEnded,
  paymentLinkInvalid,
  paymentLinkReplaces,
} from '@storefront/messages/payment';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { PageFrame } from '@storefront/ui/page-frame';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Placed, Unfinished } from '../payment-step/open-payment/find-open-payment';
import { forgetOpenPayment } from '../payment-step/open-payment/open-payment';
import { UnfinishedPayment } from '../payment-step/open-payment/UnfinishedPayment';
import { PaymentForm } from '../payment-step/PaymentForm';
import styles from './PayPage.module.css';
import { type PayData, readPaymentLink } from './read-payment-link';

/** What was ordered on the phone, and its payment by the shopper. */
export function PayPage({ data: first }: { data: PayData }) {
  const { api } = usePageContext();
  const [data, setData] = useState(first);
  const { link, payable } = data;
  const [unfinished, setUnfinished] = useState(first.unfinished);
  const change = useCallback(
    (next: Placed | Unfinished | undefined) => {
      if (next?.kind !== 'placed') return setUnfinished(next);
      forgetOpenPayment();
      setUnfinished(undefined);
      void readPaymentLink(api, {}).then(setData);
    },
    [api],
  );
  const waits = unfinished && unfinished.kind !== 'refused' ? unfinished : undefined;
  return (
    <PageFrame width="single">
      <div className={styles.page}>
        <h1 tabIndex={-1}>Pay for your order</h1>
        {link ? (
          <>
            <LinkOutcome link={link} isWaiting={waits !== undefined} />
            <Ordered link={link} />
            {link.replacesPayment && <p>{paymentLinkReplaces}</p>}
          </>
        ) : (
          <Notice kind="warning">{data.isBeingPaid ? paymentLinkBusy : paymentLinkInvalid}</Notice>
        )}
        {waits && <UnfinishedPayment payment={waits} onChange={change} />}
        {!waits && payable && link?.state === 'open' && (
          <PaymentForm
            data={payable}
            refusal={unfinished?.kind === 'refused' ? unfinished : undefined}
            onOpen={setUnfinished}
            onPlaced={change}
          />
        )}
      </div>
    </PageFrame>
  );
}

/** Until when the link can be paid, or why it cannot. */
function LinkOutcome({ link, isWaiting }: { link: PaymentLink; isWaiting: boolean }) {
  const region = useRef<HTMLDivElement>(null);
  const first = useRef(link.state);
  const { state, endsAt, businessOrderId, followPath, phoneNumber } = link;
  useEffect(() => {
    // The form, which had the focus, is gone.
    if (state !== first.current) region.current?.focus();
  }, [state]);
  if (isWaiting) return null;
  if (state === 'open') return <p>Your time is held until {timeAndDay(new Date(endsAt), currentTime())}.</p>;
  return (
    <div ref={region} tabIndex={-1} className={styles.outcome}>
      {state === 'paid' ? (
        <Notice kind="success" role="status">
          Your order {businessOrderId} is placed.
        </Notice>
      ) : (
        <Notice kind="warning" role="status">
          {state === 'changed' ? paymentLinkChanged : paymentLinkEnded}
        </Notice>
      )}
      {state === 'paid' && followPath && <LinkButton href={followPath}>Follow your order</LinkButton>}
      {state !== 'paid' && phoneNumber && <LinkButton href={`tel:${phoneNumber}`}>Call {phoneNumber}</LinkButton>}
    </div>
  );
}

/** The goods, the time and the total. */
function Ordered({ link }: { link: PaymentLink }) {
  const { lines, total, currency, storeName, fulfilmentMethod, slotStartsAt, slotEndsAt } = link;
  const money = (amount: number) => formatMoney(amount, { currency });
  const way = fulfilmentMethod === 'delivery' ? 'Delivery' : 'Collection';
  const when =
    slotStartsAt && slotEndsAt
      ? `, ${dayLabel(new Date(slotStartsAt), currentTime())}, ${slotLabel(new Date(slotStartsAt), new Date(slotEndsAt))}`
      : '';
  return (
    <section className={styles.ordered} aria-label="Your order">
      <p>
        <b>{storeName}</b>
        <br />
        {way}
        {when}
      </p>
      {lines.length > 0 && (
        <ul>
          {lines.map(({ name, quantity, lineTotal }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids here, and never change
            <li key={position}>
              <span>
                {quantity} × {name}
              </span>
              <span>{money(lineTotal)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.total}>
        <span>Total, with all fees</span>
        <b>{money(total)}</b>
      </p>
    </section>
  );
}
