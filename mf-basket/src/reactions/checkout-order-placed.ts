import { forgetBasket } from '../basket/basket.state';

/** What was ordered is no longer in the basket. */
export const onOrderPlaced = (): void => forgetBasket();
