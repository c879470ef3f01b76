import type { Basket, SubstituteChoice } from '@storefront/api/entities/basket';
import { itemUpdateFailed } from '@storefront/messages/basket';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { applyBasket } from '../basket/basket.state';
import { useLazyDialog } from '../basket/use-lazy-dialog';
import { SubstituteButton } from './SubstituteButton';

/** The choice for all lines that have none of their own. */
export function SubstituteForAll({ basket: { basketToken, substituteForAll } }: { basket: Basket }) {
  const { api } = usePageContext();
  const { Dialog, open, close } = useLazyDialog(async () => (await import('./SubstituteDialog')).SubstituteDialog);
  const choose = async ({ kind }: SubstituteChoice): Promise<string | undefined> => {
    if (kind === 'item') return itemUpdateFailed;
    try {
      const reply = await api.call('POST /basket/update', {
        body: { basketToken, updates: [], substituteForAll: kind },
      });
      if (!reply.ok) return itemUpdateFailed;
      applyBasket(reply.data);
      return undefined;
    } catch {
      return itemUpdateFailed;
    }
  };
  const chosen = substituteForAll ? { kind: substituteForAll, name: null, menuItemId: null } : null;
  return (
    <>
      <SubstituteButton substitute={chosen} onPress={open} />
      {Dialog && <Dialog title="All items" chosen={chosen} onChoose={choose} onClose={close} />}
    </>
  );
}
