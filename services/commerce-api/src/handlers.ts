import type { Handlers } from './http/operation.types';
import { accountRoutes } from './modules/account/account.routes';
import { adminRoutes } from './modules/admin/admin.routes';
import { assistedRoutes } from './modules/assisted/assisted.routes';
import { authRoutes } from './modules/auth/auth.routes';
import { basketRoutes } from './modules/basket/basket.routes';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes';
import { checkoutRoutes } from './modules/checkout/checkout.routes';
import { complaintsRoutes } from './modules/complaints/complaints.routes';
import { contactRoutes } from './modules/contact/contact.routes';
import { contentRoutes } from './modules/content/content.routes';
import { whiteLabelRoutes } from './modules/content/white-label.routes';
import { couponsRoutes } from './modules/coupons/coupons.routes';
import { deepLinksRoutes } from './modules/deep-links/deep-links.routes';
import { deskContentRoutes } from './modules/desk/content/desk-content.routes';
import { customersRoutes } from './modules/desk/customers/customers.routes';
import { deskRoutes } from './modules/desk/desk.routes';
import { driveRoutes } from './modules/desk/drive/drive.routes';
import { phoneRoutes } from './modules/desk/phone/phone.routes';
import { zoneRoutes } from './modules/desk/zones/zones.routes';

import { devicesRoutes } from './modules/devices/devices.routes';
import { driversRoutes } from './modules/drivers/drivers.routes';
import { guestDataRoutes } from './modules/guest-data/guest-data.routes';
import { handheldRoutes } from './modules/handhelds/handhelds.routes';
import { importRoutes } from './modules/import/import.routes';
import { integrationRoutes } from './modules/integration/integration.routes';
import { listsRoutes } from './modules/lists/lists.routes';
import { locationRoutes } from './modules/location/location.routes';
import { loyaltyRoutes } from './modules/loyalty/loyalty.routes';
import { marketingRoutes } from './modules/marketing/marketing.routes';
import { ordersRoutes } from './modules/orders/orders.routes';
import { paymentsRoutes } from './modules/payments/payments.routes';
import { reservationsRoutes } from './modules/reservations/reservations.routes';
import { weeklySlotRoutes } from './modules/reservations/weekly/weekly-slot.routes';
import { reviewsRoutes } from './modules/reviews/reviews.routes';
import { operatorPasskeyRoutes } from './modules/staff/passkeys/operator-passkeys.routes';
import { staffRoutes } from './modules/staff/staff.routes';
import { storesRoutes } from './modules/stores/stores.routes';
import type { ServiceContext } from './service-context';

/** Every implemented operation with its handler. An operation without a handler does not compile. */
export function createHandlers(context: ServiceContext): Handlers {
  return {
    ...assistedRoutes(context),
    ...authRoutes(context),
    ...locationRoutes(context),
    ...storesRoutes(context),
    ...reservationsRoutes(context),
    ...weeklySlotRoutes(context),
    ...catalogueRoutes(context),
    ...basketRoutes(context),
    ...accountRoutes(context),
    ...listsRoutes(context),
    ...loyaltyRoutes(context),
    ...couponsRoutes(context),
    ...checkoutRoutes(context),
    ...ordersRoutes(context),
    ...driversRoutes(context),
    ...paymentsRoutes(context),
    ...whiteLabelRoutes(context),
    ...adminRoutes(context),
    ...staffRoutes(context),
    ...operatorPasskeyRoutes(context),
    ...handheldRoutes(context),
    ...guestDataRoutes(context),
    ...importRoutes(context),
    ...integrationRoutes(context),
    ...deepLinksRoutes(context),
    ...contactRoutes(context),
    ...contentRoutes(context),
    ...reviewsRoutes(context),
    ...complaintsRoutes(context),
    ...customersRoutes(context),
    ...phoneRoutes(context),
    ...deskContentRoutes(context),
    ...deskRoutes(context),
    ...driveRoutes(context),
    ...zoneRoutes(context),
    ...devicesRoutes(context),
    ...marketingRoutes(context),
  };
}
