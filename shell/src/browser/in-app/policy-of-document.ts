import type { ShownRoute } from '../../navigation/navigation.types';
import type { Services } from '../hydrate';

/**
 * Whether a page needs its own document: the Content-Security-Policy belongs to the document, and only the payment
 * step's allows a gateway.
 */
export const needsDocument = ({ state }: Pick<Services, 'state'>, { paymentStep }: ShownRoute): boolean =>
  Boolean(paymentStep) !== Boolean(state.route.paymentStep);
