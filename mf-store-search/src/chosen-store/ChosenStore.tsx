import { useStore } from '@nanostores/react';
import { busFor, shared } from '@storefront/bus/bus';
import { currentTime } from '@storefront/bus/current-time';
import { slotDayLabel } from '@storefront/dates/plain';
import { fill } from '@storefront/messages/fill';
import { slotReleaseQuestion } from '@storefront/messages/slots';
import { connectionLost } from '@storefront/messages/system';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import type { ConfirmDialogProps } from '@storefront/ui/confirm-dialog';
import { SwapIcon } from '@storefront/ui/icons/swap';
import { LinkButton } from '@storefront/ui/link-button';
import { Panel } from '@storefront/ui/panel';
import { type ComponentType, useState } from 'react';
import styles from './ChosenStore.module.css';

const bus = busFor('mf-store-search');

/** The previously selected store: a link to it, and the other fulfilment method. */
export function ChosenStore() {
  const store = useStore(shared.store);
  const fulfilment = useStore(shared.fulfilment);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ConfirmDialogProps>>();
  const slot = useStore(shared.slot);
  if (!store) return null;
  const other = fulfilment === 'delivery' ? 'collection' : 'delivery';
  // The dialog's code loads when it is needed. Without it nothing changes, because the slot would be lost unasked.
  const ask = async () => {
    setProblem(undefined);
    try {
      const { ConfirmDialog } = await import('@storefront/ui/confirm-dialog');
      setDialog(() => ConfirmDialog);
      setAsking(true);
    } catch {
      setProblem(connectionLost);
    }
  };
  const change = async () => {
    setAsking(false);
    setPending(true);
    setProblem(undefined);
    const reply = await bus.request('store-search:choose-fulfilment', { fulfilment: other });
    setPending(false);
    if (reply.kind === 'refused') setProblem(reply.message);
    if (reply.kind === 'unavailable') setProblem(connectionLost);
  };
  return (
    <Panel title="Your store">
      <div className={styles.chosen}>
        <p role="status">
          {fulfilment === 'delivery' ? 'Delivery from ' : 'Collection from '}
          <strong>{store.name}</strong>
        </p>
        <LinkButton wide href={urlTo('stores-storeSlug', { storeSlug: store.slug })}>
          Continue shopping<span className="sf-hidden"> at {store.name}</span>
        </LinkButton>
        <Button kind="quiet" wide icon={<SwapIcon />} busy={pending} onClick={() => void (slot ? ask() : change())}>
          Change to {other}
        </Button>
        {slot && Dialog && (
          <Dialog
            open={asking}
            onOpenChange={setAsking}
            title={`Change to ${other}`}
            question={fill(
              slotReleaseQuestion,
              slotDayLabel(new Date(slot.startsAt), new Date(slot.endsAt), currentTime()),
              other,
            )}
            confirmLabel={`Change to ${other}`}
            cancelLabel="Keep my time"
            onConfirm={() => void change()}
          />
        )}
        {problem && (
          <p className="sf-field__error" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Panel>
  );
}
