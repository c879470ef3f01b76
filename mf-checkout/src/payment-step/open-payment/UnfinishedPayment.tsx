import { paymentAtBank, paymentChecking, paymentCheckingLong } from '@storefront/messages/payment';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { CardIcon } from '@storefront/ui/icons/card';
import { ExternalIcon } from '@storefront/ui/icons/external';
import { RefreshIcon } from '@storefront/ui/icons/refresh';
import { LinkButton } from '@storefront/ui/link-button';
import { useEffect, useState } from 'react';
import { HostedPayment } from '../hosted-page/HostedPayment';
import { findOpenPayment, type Placed, type Unfinished } from './find-open-payment';
import { WaitingState } from './WaitingState';

type Open = Exclude<Unfinished, { kind: 'refused' }>;

/** Often, because most payments settle within seconds; then rarely, because a check may ask the gateway. */
const CHECK_INTERVAL_MS = 2_000;
const SLOW_CHECK_INTERVAL_MS = 10_000;
/** After this many checks the shopper learns that they need not wait, and checks become rarer. */
const FREQUENT_CHECKS = 15;

interface UnfinishedPaymentProps<Kind extends Open['kind'] = Open['kind']> {
  readonly payment: Extract<Open, { kind: Kind }>;
  readonly onChange: (next: Placed | Unfinished | undefined) => void;
}

/** A payment with an unknown outcome: it is checked repeatedly and never paid again. */
export function UnfinishedPayment({ payment, onChange }: UnfinishedPaymentProps) {
  if (payment.kind === 'hosted') return <HostedPayment payment={payment} onChange={onChange} />;
  return payment.kind === 'bank' ? (
    <AtBank payment={payment} onChange={onChange} />
  ) : (
    <Checking payment={payment} onChange={onChange} />
  );
}

function Checking({ payment, onChange }: UnfinishedPaymentProps<'checking'>) {
  const { api } = usePageContext();
  const [checks, setChecks] = useState(0);
  useEffect(() => {
    let left = false;
    const { draftOrderId, gateway } = payment;
    const check = async () => {
      const next = await findOpenPayment(api, { draftOrderId, gateway }).catch(() => payment);
      if (left) return;
      const isOpen = next?.kind === 'checking' || (next?.kind === 'hosted' && payment.isAnswered);
      if (isOpen) setChecks(checks + 1);
      else onChange(next);
    };
    const timer = setTimeout(() => void check(), checks < FREQUENT_CHECKS ? CHECK_INTERVAL_MS : SLOW_CHECK_INTERVAL_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [api, payment, onChange, checks]);
  const isLong = checks >= FREQUENT_CHECKS;
  return (
    <WaitingState
      title={isLong ? 'Still checking' : 'Checking your payment'}
      text={isLong ? paymentCheckingLong : paymentChecking}
      art={<RefreshIcon />}
      isTurning
    >
      {isLong && (
        <LinkButton kind="quiet" href={urlTo('index')}>
          Go to the home page
        </LinkButton>
      )}
    </WaitingState>
  );
}

function AtBank({ payment, onChange }: UnfinishedPaymentProps<'bank'>) {
  const { api } = usePageContext();
  const [busy, setBusy] = useState(false);
  const cancelPayment = async () => {
    setBusy(true);
    const { draftOrderId, gateway } = payment;
    onChange(await findOpenPayment(api, { draftOrderId, gateway, cancelled: true }).catch(() => payment));
    setBusy(false);
  };
  return (
    <WaitingState title="Over to your bank" text={paymentAtBank} art={<CardIcon />}>
      <LinkButton wide big href={payment.url} icon={<ExternalIcon />}>
        Continue at your bank
      </LinkButton>
      <Button kind="quiet" wide busy={busy} onClick={() => void cancelPayment()}>
        Pay another way
      </Button>
    </WaitingState>
  );
}
