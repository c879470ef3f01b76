import type { ApiClient } from '@storefront/api/client';
import { shared } from '@storefront/bus/bus';
import { createRoot } from 'react-dom/client';
import { readMovePreview } from '../store-change/read-move-preview';
import { OverwriteDialog } from './OverwriteDialog';

/**
 * Asks whether the basket moves to another store, which may not sell all of it. Resolves with the shopper's answer.
 * @param currency the business's
 */
export async function confirmOverwrite(api: ApiClient, storeId: number, currency: string): Promise<boolean> {
  const basketToken = shared.basket.get()?.basketToken;
  const preview = basketToken ? await readMovePreview(api, basketToken, storeId) : undefined;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const holdsTime = Boolean(shared.slot.get());
  return new Promise<boolean>((resolve) =>
    root.render(<OverwriteDialog preview={preview} currency={currency} holdsTime={holdsTime} onAnswer={resolve} />),
  ).finally(() => {
    root.unmount();
    place.remove();
  });
}
