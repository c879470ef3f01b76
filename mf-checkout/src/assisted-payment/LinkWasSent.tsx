import { busFor } from '@storefront/bus/bus';
import { currentTime } from '@storefront/bus/current-time';
import { timeAndDay } from '@storefront/dates/time-and-day';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { PageFrame } from '@storefront/ui/page-frame';
import { useEffect, useRef } from 'react';
import own from './AssistedPayment.module.css';
import type { LinkSent } from './send-payment-link';

/** That the link is on its way, until when its time is held, and that the visit has ended. */
export function LinkWasSent({ sent: { email, textedTo, endsAt } }: { sent: LinkSent }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button, which had the focus, is gone; so is the session, and with it the bar.
    heading.current?.focus();
    void busFor('mf-checkout').request('shell:refresh-session', {});
  }, []);
  return (
    <PageFrame width="single">
      <div className={`sf-stack ${own.words}`}>
        <h1 ref={heading} tabIndex={-1}>
          The payment link was sent
        </h1>
        <Notice kind="success" role="status">
          The payment link was sent to {email}
          {textedTo && ` and texted to ${textedTo}`}. The time is held until{' '}
          {timeAndDay(new Date(endsAt), currentTime())}.
        </Notice>
        <p>
          The order is placed when they pay. Until then you see the link at the desk, where you can send it again or
          withdraw it. This visit has ended.
        </p>
        <LinkButton wide href={urlTo('index')}>
          Close the visit
        </LinkButton>
      </div>
    </PageFrame>
  );
}
