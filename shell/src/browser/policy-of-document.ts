import type { ShownRoute } from '../navigation/navigation.types';
import type { Services } from './hydrate';

/**
 * Whether a page needs a document of its own: a document keeps the Content-Security-Policy that it came with, and the
 * payment step's lets a gateway in, which every other keeps out.
 */
export const needsDocument = ({ state }: Pick<Services, 'state'>, { paymentStep }: ShownRoute): boolean =>
  Boolean(paymentStep) !== Boolean(state.route.paymentStep);
