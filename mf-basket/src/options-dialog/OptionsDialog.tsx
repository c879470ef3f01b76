import type { BasketLine } from '@storefront/api/entities/basket';
import { itemUpdateFailed } from '@storefront/messages/basket';
import { optionsInvalid } from '@storefront/messages/catalogue';
import { connectionLost } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { Button } from '@storefront/ui/button';
import { Dialog } from '@storefront/ui/dialog';
import { Notice } from '@storefront/ui/notice';
import { Skeleton } from '@storefront/ui/skeleton';
import { useCallback } from 'react';
import { fullBasket } from '../basket/basket.state';
import { chosenValues } from '../basket/chosen-values';
import { rejectionTexts } from '../basket/rejection-texts';
import { useBasketChange } from '../basket/use-basket-change';
import { OptionsForm } from './OptionsForm';

interface OptionsDialogProps {
  readonly line: BasketLine;
  readonly onClose: () => void;
}

const texts = { ...rejectionTexts, options_invalid: optionsInvalid };

/** The choice of a line's options. The line keeps its place and quantity; an equal line is merged with it. */
export function OptionsDialog({ line, onClose }: OptionsDialogProps) {
  const { api, business } = usePageContext();
  const { busy, problem, change } = useBasketChange(texts, itemUpdateFailed);
  const { menuItem, basketLineId, options } = line;
  const readOptions = useCallback(
    async (signal: AbortSignal) => {
      const storeId = fullBasket.get()?.storeId ?? 0;
      const reply = await api.call('POST /catalogue/item-details', { body: { storeId, itemId: menuItem.id }, signal });
      return reply.ok ? ({ kind: 'read', item: reply.data.item } as const) : ({ kind: 'failed' } as const);
    },
    [api, menuItem.id],
  );
  const [reading, readAgain] = useRead(readOptions);
  const save = async (chosen: ReturnType<typeof chosenValues>, shownPrice: number) => {
    const isSaved = await change((client, basketToken) =>
      client.call('POST /basket/update-item', {
        body: { basketToken, basketLineId, menuItem: { options: chosen, shownPrice } },
      }),
    );
    if (isSaved) onClose();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={menuItem.name}>
      {reading.kind === 'loading' && <Skeleton height={160} />}
      {reading.kind === 'failed' && (
        <Notice kind="danger" role="alert" action={<Button onClick={readAgain}>Try again</Button>}>
          {connectionLost}
        </Notice>
      )}
      {reading.kind === 'read' && (
        <OptionsForm
          item={reading.item}
          first={chosenValues(options)}
          currency={business.currency}
          busy={busy}
          problem={problem}
          onSave={(chosen, price) => void save(chosen, price)}
        />
      )}
    </Dialog>
  );
}
