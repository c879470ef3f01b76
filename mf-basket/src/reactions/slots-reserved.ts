import type { ApiClient } from '@storefront/api/client';
import { refreshBasket } from '../basket/basket.state';

/** Delivery costs, deals and availability depend on the slot. */
export const onSlotReserved = (api: ApiClient): void => void refreshBasket(api);
