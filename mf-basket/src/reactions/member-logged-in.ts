import type { ApiClient } from '@storefront/api/client';
import { refreshBasket } from '../basket/basket.state';

/** The basket is the member’s now. */
export const onLoggedIn = (api: ApiClient): void => void refreshBasket(api);
