import type { ReplyOf } from '@storefront/api/operation-types';
import { shared } from '@storefront/bus/bus';
import { hostedPageChecking, hostedPageFailed, hostedPageTyping } from '@storefront/messages/payment';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { Button } from '@storefront/ui/button';
import { ErrorState } from '@storefront/ui/error-state';
import { ExternalIcon } from '@storefront/ui/icons/external';
import { Skeleton } from '@storefront/ui/skeleton';
import { useCallback, useEffect, useRef, useState } from 'react';
import frameStyles from '../../checkout-frame/CheckoutFrame.module.css';
import { findOpenPayment, type Placed, type Unfinished } from '../open-payment/find-open-payment';
import { cardGatewayNamed } from '../payment-gateway';
import { returnUrls } from '../return-urls';
import { consumeResponse } from './consume-response';
import styles from './HostedPayment.module.css';
import { readHostedMessage } from './hosted-message';
import { PageForm } from './PageForm';

const FRAME_NAME = 'hosted-payment-page';
/** The response may be lost, or the payment made in another tab. */
const CHECK_INTERVAL_MS = 10_000;

type PageRequest = ReplyOf<'POST /checkout/hosted-payment-producer'>;
type OpenPage = { readonly kind: 'read'; readonly page: PageRequest; readonly shownIn: 'frame' | 'window' };

interface HostedPaymentProps {
  readonly payment: Extract<Unfinished, { kind: 'hosted' }>;
  readonly onChange: (next: Placed | Unfinished | undefined) => void;
}

/** The gateway's own page in a frame, on which the card is typed; or, if the shopper prefers, in the whole window. */
export function HostedPayment({ payment, onChange }: HostedPaymentProps) {
  const { api } = usePageContext();
  const { draftOrderId, gateway } = payment;
  const frame = useRef<HTMLIFrameElement>(null);
  const region = useRef<HTMLElement>(null);
  const [shownIn, setShownIn] = useState<'frame' | 'window'>('frame');
  const [height, setHeight] = useState<number>();
  const [busy, setBusy] = useState(false);

  const open = useCallback(async (): Promise<OpenPage | { readonly kind: 'left' }> => {
    const basketToken = shared.basket.get()?.basketToken;
    const name = cardGatewayNamed(gateway);
    if (!name) throw new Error(`${gateway} has no page`);
    const reply = await api.call('POST /checkout/hosted-payment-producer', {
      body: {
        draftOrderId,
        ...(basketToken && { basketToken }),
        returnUrl: returnUrls(draftOrderId, name).successUrl,
        shownIn,
      },
    });
    if (reply.ok) return { kind: 'read', page: reply.data, shownIn };
    // It was paid, or it has ended, since this page was opened.
    onChange(await findOpenPayment(api, { draftOrderId, gateway }));
    return { kind: 'left' };
  }, [api, draftOrderId, gateway, shownIn, onChange]);
  const [reading, openAgain] = useRead(open);
  const page = reading.kind === 'read' ? reading.page : undefined;
  const origin = page && new URL(page.url).origin;

  useEffect(() => {
    const receive = ({ data, origin: sender, source }: MessageEvent) => {
      if (!origin || sender !== origin || source !== frame.current?.contentWindow) return;
      const message = readHostedMessage(data);
      if (message?.kind === 'size') setHeight(message.height);
      if (message?.kind !== 'response') return;
      setBusy(true);
      void consumeResponse(api, { draftOrderId, gateway }, message.values).then(onChange);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [api, draftOrderId, gateway, origin, onChange]);

  useEffect(() => {
    const check = async () => {
      const next = await findOpenPayment(api, { draftOrderId, gateway }).catch(() => payment);
      if (next?.kind !== 'hosted') onChange(next);
    };
    const timer = setInterval(() => void check(), CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [api, draftOrderId, gateway, payment, onChange]);

  useEffect(() => region.current?.focus(), []);

  const cancel = async () => {
    setBusy(true);
    onChange(await findOpenPayment(api, { draftOrderId, gateway, cancelled: true }).catch(() => payment));
    setBusy(false);
  };

  return (
    <section ref={region} tabIndex={-1} className={frameStyles.form} aria-label="Payment page" aria-busy={busy}>
      <p role="status">{busy ? hostedPageChecking : hostedPageTyping}</p>
      {reading.kind === 'failed' && <ErrorState small title={hostedPageFailed} onRetry={openAgain} />}
      {reading.kind === 'loading' && <Skeleton height={420} />}
      {page && reading.kind === 'read' && (
        <>
          {reading.shownIn === 'frame' && (
            <iframe
              ref={frame}
              name={FRAME_NAME}
              title="Payment page of Global Payments"
              className={styles.frame}
              height={height}
            />
          )}
          <PageForm
            key={reading.shownIn}
            url={page.url}
            fields={page.fields}
            {...(reading.shownIn === 'frame' && { frame: FRAME_NAME })}
          />
        </>
      )}
      <Button kind="quiet" wide icon={<ExternalIcon />} busy={busy} onClick={() => setShownIn('window')}>
        Open the payment page on its own
      </Button>
      <Button kind="quiet" wide busy={busy} onClick={() => void cancel()}>
        Pay another way
      </Button>
    </section>
  );
}
