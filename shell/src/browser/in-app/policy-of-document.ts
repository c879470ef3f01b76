import type { ShownRoute } from '../../navigation/navigation.types';
import type { Services } from '../hydrate';

/**
 * Whether a page needs its own document: the Content-Security-Policy belongs to the document. Only the payment step's
 * allows a gateway, and only those of pages with streets allow their server, where the business has one.
 */
export const needsDocument = ({ state }: Pick<Services, 'state'>, { paymentStep, showsStreets }: ShownRoute): boolean =>
  Boolean(paymentStep) !== Boolean(state.route.paymentStep) ||
  (Boolean(showsStreets) !== Boolean(state.route.showsStreets) && Boolean(state.business.mapStyle));
