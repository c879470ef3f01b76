import type { Fulfilment } from '@storefront/bus/state.types';
import { Button } from '@storefront/ui/button';
import type { ConfirmDialogProps } from '@storefront/ui/confirm-dialog';
import { AlertIcon } from '@storefront/ui/icons/alert';
import { Notice } from '@storefront/ui/notice';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { SELECT_ACTION, type SearchedPlace, SelectFields } from '../store/select-fields';
import styles from './GiveUpBasket.module.css';

interface GiveUpBasketProps {
  readonly question: string;
  readonly store: { readonly id: number; readonly name: string };
  readonly fulfilment: Fulfilment;
  readonly place?: SearchedPlace;
}

/** Asks whether the basket may go for this store: in place as the document comes, in a dialog once scripts are here. */
export function GiveUpBasket({ question, store, fulfilment, place }: GiveUpBasketProps) {
  const form = useRef<HTMLFormElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<ConfirmDialogProps>>();
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    import('@storefront/ui/confirm-dialog').then(
      ({ ConfirmDialog }) => setDialog(() => ConfirmDialog),
      () => undefined,
    );
  }, []);
  if (isKept) return null;
  const agree = `Empty it and shop at ${store.name}`;
  const keep = 'Keep my basket';
  return (
    <>
      <Notice kind="accent" icon={<AlertIcon />} role="status">
        <p className={styles.question}>{Dialog ? 'Your basket is from another store.' : question}</p>
        <form ref={form} method="post" action={SELECT_ACTION} className={styles.answer} hidden={Boolean(Dialog)}>
          <SelectFields storeId={store.id} fulfilment={fulfilment} place={place} />
          <input type="hidden" name="overwriteBasket" value="true" />
          <Button type="submit">{agree}</Button>
          <a className="sf-link" href="/basket">
            {keep}
          </a>
        </form>
      </Notice>
      {Dialog && (
        <Dialog
          open
          onOpenChange={(open) => !open && setKept(true)}
          title={`Shop at ${store.name}`}
          question={question}
          confirmLabel={agree}
          cancelLabel={keep}
          onConfirm={() => form.current?.requestSubmit()}
        />
      )}
    </>
  );
}
