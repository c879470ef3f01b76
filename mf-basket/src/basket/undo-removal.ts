import type { ApiClient } from '@storefront/api/client';
import type { BasketLine } from '@storefront/api/entities/basket';
import { itemAddFailed } from '@storefront/messages/basket';
import { showToast } from '@storefront/ui/show-toast';
import { fullBasket } from './basket.state';
import { restoreLines } from './restore-lines';

/** Puts a removed line back; what cannot be put back is said in a toast. */
export async function undoRemoval(api: ApiClient, line: BasketLine): Promise<void> {
  const basket = fullBasket.get();
  const problem = basket ? await restoreLines(api, basket, [line]) : itemAddFailed;
  if (problem) showToast({ text: problem });
}
