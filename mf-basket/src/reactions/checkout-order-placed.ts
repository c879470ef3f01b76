import { clearBasket } from '../basket/basket.state';

/** The ordered items are no longer in the basket. */
export const onOrderPlaced = (): void => clearBasket();
