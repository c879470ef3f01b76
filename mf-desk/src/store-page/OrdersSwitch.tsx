import type { StoreSettings } from '@storefront/api/entities/desk/store-settings';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { ConfirmDialog } from '@storefront/ui/confirm-dialog';
import { Notice } from '@storefront/ui/notice';
import { useState } from 'react';
import layout from '../frame/Layout.module.css';

export interface OrdersSwitchProps {
  readonly settings: StoreSettings;
  readonly onChanged: (settings: StoreSettings, said: string) => void;
}

/** Stops the orders of a store at once, as when its fridges fail, and takes them again. */
export function OrdersSwitch({ settings: { storeId, closed }, onChanged }: OrdersSwitchProps) {
  const { api } = usePageContext();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const set = async (to: boolean) => {
    setAsked(false);
    setProblem(undefined);
    setBusy(true);
    try {
      const reply = await api.call('POST /desk/store-change', { body: { storeId, seen: { closed }, closed: to } });
      if (reply.ok)
        onChanged(reply.data.settings, to ? 'The store takes no orders from now on.' : 'The store takes orders again.');
      else setProblem('It was refused. Load the page again.');
    } catch {
      setProblem('It could not be sent. Check the connection and try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={layout.panel} aria-label="Orders">
      <h2>{closed ? 'The store takes no orders' : 'The store takes orders'}</h2>
      <p className="sf-muted">
        {closed
          ? 'Shoppers read that it is closed until further notice. Orders that were placed are picked as ever.'
          : 'When something has broken, stop new orders. Those that were placed stay.'}
      </p>
      <Button kind={closed ? 'primary' : 'danger'} busy={isBusy} onClick={() => (closed ? set(false) : setAsked(true))}>
        {closed ? 'Take orders again' : 'Stop taking orders'}
      </Button>
      {problem && (
        <Notice kind="danger" role="alert">
          {problem}
        </Notice>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Stop taking orders?"
        question="Within seconds no shopper can book a slot or pay here. Who is paying now may still finish."
        confirmLabel="Stop orders"
        cancelLabel="Back"
        danger
        onConfirm={() => set(true)}
      />
    </section>
  );
}
