import type { ShownRoute } from '../../navigation/navigation.types';
import type { Services } from '../hydrate';

/**
 * Whether a page needs its own document: its policies belong to the document. Only the payment step's allows a gateway, only
 * those of pages with streets allow their server, where the business has one, and only those of pages with a camera allow it.
 */
export const needsDocument = (
  { state }: Pick<Services, 'state'>,
  { paymentStep, showsStreets, usesCamera }: ShownRoute,
): boolean =>
  Boolean(paymentStep) !== Boolean(state.route.paymentStep) ||
  (Boolean(showsStreets) !== Boolean(state.route.showsStreets) && Boolean(state.business.mapStyle)) ||
  (Boolean(usesCamera) && !state.route.usesCamera);
