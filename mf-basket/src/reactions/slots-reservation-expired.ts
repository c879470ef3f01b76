import type { ApiClient } from '@storefront/api/client';
import { refreshBasket } from '../basket/basket.state';

/** Delivery costs, deals and availability depend on the slot, which is gone. */
export const onReservationExpired = (api: ApiClient): void => void refreshBasket(api);
