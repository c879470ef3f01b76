import type { Fulfilment } from '@storefront/bus/state.types';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import type { ConfirmDialogProps } from '@storefront/ui/confirm-dialog';
import { AlertIcon } from '@storefront/ui/icons/alert';
import { Notice } from '@storefront/ui/notice';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { SELECT_ACTION, type SearchedPlace, SelectFields } from '../store/select-fields';
import { afterPointerRelease } from './after-pointer-release';
import styles from './ReplaceBasketQuestion.module.css';

interface ReplaceBasketQuestionProps {
  readonly question: string;
  readonly store: { readonly id: number; readonly name: string };
  readonly fulfilment: Fulfilment;
  readonly place?: SearchedPlace;
  readonly aisle?: string;
}

/**
 * Asks whether the basket may be emptied for this store: in place in the document, and in a dialog with scripts. The
 * question in place stays, so that an early tap still works.
 */
export function ReplaceBasketQuestion({ question, store, fulfilment, place, aisle }: ReplaceBasketQuestionProps) {
  const form = useRef<HTMLFormElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<ConfirmDialogProps>>();
  const [isOpen, setOpen] = useState(true);
  const [isKept, setKept] = useState(false);
  const isSent = useRef(false);
  useEffect(() => {
    import('@storefront/ui/confirm-dialog').then(
      ({ ConfirmDialog }) =>
        afterPointerRelease(() => {
          if (!isSent.current) setDialog(() => ConfirmDialog);
        }),
      () => undefined,
    );
  }, []);
  if (isKept) return null;
  const agree = `Empty my basket and shop at ${store.name}`;
  const keep = 'Keep my basket';
  return (
    <>
      <Notice kind="accent" icon={<AlertIcon />} role="status">
        <p className={styles.question}>{question}</p>
        <form
          ref={form}
          method="post"
          action={SELECT_ACTION}
          className={styles.answer}
          onSubmit={() => {
            isSent.current = true;
          }}
        >
          <SelectFields storeId={store.id} fulfilment={fulfilment} place={place} aisle={aisle} />
          <input type="hidden" name="overwriteBasket" value="true" />
          <Button type="submit">{agree}</Button>
          <a className="sf-link" href={urlTo('basket')}>
            {keep}
          </a>
        </form>
      </Notice>
      {Dialog && (
        <Dialog
          open={isOpen}
          onOpenChange={setOpen}
          onCancel={() => setKept(true)}
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
