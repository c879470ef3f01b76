import type { ApiClient } from '@storefront/api/client';
import { refreshBasket } from '../basket/basket.state';

/** The basket no longer contains the member’s details. */
export const onLoggedOut = (api: ApiClient): void => void refreshBasket(api);
