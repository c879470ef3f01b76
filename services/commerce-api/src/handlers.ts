import type { Handlers } from './http/operation.types';
import { adminRoutes } from './modules/admin/admin.routes';
import { authRoutes } from './modules/auth/auth.routes';
import { basketRoutes } from './modules/basket/basket.routes';
import { businessesRoutes } from './modules/businesses/businesses.routes';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes';
import { checkoutRoutes } from './modules/checkout/checkout.routes';
import { contactRoutes } from './modules/contact/contact.routes';
import { contentRoutes } from './modules/content/content.routes';
import { couponsRoutes } from './modules/coupons/coupons.routes';
import { deepLinksRoutes } from './modules/deep-links/deep-links.routes';
import { devicesRoutes } from './modules/devices/devices.routes';
import { driversRoutes } from './modules/drivers/drivers.routes';
import { importRoutes } from './modules/import/import.routes';
import { locationRoutes } from './modules/location/location.routes';
import { loyaltyRoutes } from './modules/loyalty/loyalty.routes';
import { marketingRoutes } from './modules/marketing/marketing.routes';
import { listsRoutes } from './modules/member/lists/lists.routes';
import { memberRoutes } from './modules/member/member.routes';
import { ordersRoutes } from './modules/orders/orders.routes';
import { paymentsRoutes } from './modules/payments/payments.routes';
import { reviewsRoutes } from './modules/reviews/reviews.routes';
import { slotsRoutes } from './modules/slots/slots.routes';
import { weeklySlotRoutes } from './modules/slots/weekly/weekly-slot.routes';
import { storesRoutes } from './modules/stores/stores.routes';
import type { ServiceContext } from './service-context';

/** Every implemented operation with its handler. An operation without a handler does not compile. */
export function createHandlers(context: ServiceContext): Handlers {
  return {
    ...authRoutes(context),
    ...locationRoutes(context),
    ...storesRoutes(context),
    ...slotsRoutes(context),
    ...weeklySlotRoutes(context),
    ...catalogueRoutes(context),
    ...basketRoutes(context),
    ...memberRoutes(context),
    ...listsRoutes(context),
    ...loyaltyRoutes(context),
    ...couponsRoutes(context),
    ...checkoutRoutes(context),
    ...ordersRoutes(context),
    ...driversRoutes(context),
    ...paymentsRoutes(context),
    ...businessesRoutes(context),
    ...adminRoutes(context),
    ...importRoutes(context),
    ...deepLinksRoutes(context),
    ...contactRoutes(context),
    ...contentRoutes(context),
    ...reviewsRoutes(context),
    ...devicesRoutes(context),
    ...marketingRoutes(context),
  };
}
