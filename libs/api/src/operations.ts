import type { Operation } from './declaration/operation';
import { adminApiKeyAdd } from './operations/admin/api-key-add';
import { adminApiKeyRevoke } from './operations/admin/api-key-revoke';
import { adminApiKeys } from './operations/admin/api-keys';
import { adminBusinessSave } from './operations/admin/business-save';
import { adminClock } from './operations/admin/clock';
import { adminComplaintDecide } from './operations/admin/complaint-decide';
import { adminComplaintPicture } from './operations/admin/complaint-picture';
import { adminComplaints } from './operations/admin/complaints';
import { adminContactAnswered } from './operations/admin/contact-answered';
import { adminContactFile } from './operations/admin/contact-file';
import { adminContacts } from './operations/admin/contacts';
import { adminCouponAdd } from './operations/admin/coupon-add';
import { adminCouponEnd } from './operations/admin/coupon-end';
import { adminCoupons } from './operations/admin/coupons';
import { adminDayClose } from './operations/admin/day-close';
import { adminDoctor } from './operations/admin/doctor';
import { adminDriverLocation } from './operations/admin/driver-location-set';
import { adminFutureContacts } from './operations/admin/future-contacts';
import { adminFutureContactsAnswered } from './operations/admin/future-contacts-answered';
import { adminImportAbort } from './operations/admin/import-abort';
import { adminImportBegin } from './operations/admin/import-begin';
import { adminImportCommit } from './operations/admin/import-commit';
import { adminImportRows } from './operations/admin/import-rows';
import { adminImportStatus } from './operations/admin/import-status';
import { adminJobs } from './operations/admin/jobs';
import { adminJobsAgain } from './operations/admin/jobs-again';
import { adminMarketingMail } from './operations/admin/marketing-mail';
import { adminOperatorAdd } from './operations/admin/operator-add';
import { adminOperatorWithdraw } from './operations/admin/operator-withdraw';
import { adminOperators } from './operations/admin/operators';
import { adminOrder } from './operations/admin/order';
import { adminOrderPick } from './operations/admin/order-pick';
import { adminOrderRefund } from './operations/admin/order-refund';
import { adminOrderTransition } from './operations/admin/order-transition';
import { adminOrders } from './operations/admin/orders';
import { adminPlaces } from './operations/admin/places';
import { adminPlacesSave } from './operations/admin/places-save';
import { adminReconcile } from './operations/admin/reconcile';
import { adminRefusedReferrals } from './operations/admin/refused-referrals';
import { adminSlotChange } from './operations/admin/slot-change';
import { adminSlots } from './operations/admin/slots';
import { adminWebhookAdd } from './operations/admin/webhook-add';
import { adminWebhookChange } from './operations/admin/webhook-change';
import { adminWebhookDeliveries } from './operations/admin/webhook-deliveries';
import { adminWebhookReplay, adminWebhookResend } from './operations/admin/webhook-resend';
import { adminWebhooks } from './operations/admin/webhooks';
import { assistedVisit, assistedVisitEnd, assistedVisitOpen } from './operations/auth/assisted-visit';
import { authauth } from './operations/auth/authauth';
import { logout } from './operations/auth/logout';
import { passkeyLogIn } from './operations/auth/passkey-log-in';
import { passkeyOptions } from './operations/auth/passkey-options';
import { providerReturn } from './operations/auth/provider-return';
import { providerStart } from './operations/auth/provider-start';
import { register } from './operations/auth/register';
import { requestPasswordReset } from './operations/auth/request-password-reset';
import { resetPassword } from './operations/auth/reset-password';
import { revoke } from './operations/auth/revoke';
import { sendOneTimeCode } from './operations/auth/send-one-time-code';
import { token } from './operations/auth/token';
import { validateResetToken } from './operations/auth/validate-reset-token';
import { acceptChange } from './operations/basket/accept-change';
import { addItem } from './operations/basket/add-item';
import { addItems } from './operations/basket/add-items';
import { applyCoupon } from './operations/basket/apply-coupon';
import { clearBasket } from './operations/basket/clear';
import { continueWithBasket } from './operations/basket/continue-with';
import { getOrCreateBasket } from './operations/basket/get-or-create';
import { moveSavedItem } from './operations/basket/move-saved-item';
import { previewMove } from './operations/basket/preview-move';
import { readBasket } from './operations/basket/read';
import { removeCoupon } from './operations/basket/remove-coupon';
import { removeItem } from './operations/basket/remove-item';
import { removeSavedItem } from './operations/basket/remove-saved-item';
import { saveItem } from './operations/basket/save-item';
import { saveLine } from './operations/basket/save-line';
import { updateBasket } from './operations/basket/update';
import { updateItem } from './operations/basket/update-item';
import { updateTip } from './operations/basket/update-tip';
import { categoryDetails } from './operations/catalogue/category-details';
import { categoryTree } from './operations/catalogue/category-tree';
import { globalSearch } from './operations/catalogue/global-search';
import { itemDetails } from './operations/catalogue/item-details';
import { itemList } from './operations/catalogue/item-list';
import { previousPurchaseItems } from './operations/catalogue/previous-purchase-items';
import { searchSuggestions } from './operations/catalogue/search-suggestions';
import { complaintPicture } from './operations/checkout/complaint-picture';
import { driverLocation } from './operations/checkout/driver-location';
import { followedOrder } from './operations/checkout/followed-order';
import { followedOrderComplaint } from './operations/checkout/followed-order-complaint';
import { followedOrderReview } from './operations/checkout/followed-order-review';
import { followedOrderStream } from './operations/checkout/followed-order-stream';
import { hostedPaymentConsumer } from './operations/checkout/hosted-payment-consumer';
import { hostedPaymentProducer } from './operations/checkout/hosted-payment-producer';
import { orderAmend } from './operations/checkout/order-amend';
import { orderAmendEnd } from './operations/checkout/order-amend-end';
import { orderCancel } from './operations/checkout/order-cancel';
import { orderSafePlace } from './operations/checkout/order-safe-place';
import { orderStream } from './operations/checkout/order-stream';
import { paymentOutcome } from './operations/checkout/payment-outcome';
import { prepareCheckout } from './operations/checkout/prepare-checkout';
import { processOrder } from './operations/checkout/process-order';
import { readCheckout } from './operations/checkout/read-checkout';
import { checkRetailMembership } from './operations/checkout/retail-membership-check';
import { storeRetailMembership } from './operations/checkout/retail-membership-store';
import { setBillingAddress } from './operations/checkout/set-billing-address';
import { setContactDetails } from './operations/checkout/set-contact-details';
import { setDeliveryAddress } from './operations/checkout/set-delivery-address';
import { setInstructions } from './operations/checkout/set-instructions';
import { deskAudit } from './operations/desk/audit';
import { deskChanges } from './operations/desk/changes';
import { deskCollections } from './operations/desk/collections';
import { deskBannerAdd, deskBannerChange } from './operations/desk/content/banner-change';
import { deskBannerHistory, deskBannerLink, deskBanners, deskPictures } from './operations/desk/content/banners';
import { deskDealAdd, deskDealChange, deskDealEnd } from './operations/desk/content/deal-change';
import { deskDealExample, deskDealHistory, deskDealItems, deskDeals } from './operations/desk/content/deals';
import { deskPictureAdd } from './operations/desk/content/picture-add';
import { deskAssistedVisitBegin } from './operations/desk/customers/assisted-visit-begin';
import {
  deskCustomerBlock,
  deskCustomerBlocks,
  deskCustomerUnblock,
} from './operations/desk/customers/customer-blocks';
import { deskCustomerConsentEnd } from './operations/desk/customers/customer-consent-end';
import { deskCustomerDataMail } from './operations/desk/customers/customer-data-mail';
import { deskCustomerNoteAdd, deskCustomerNoteDelete } from './operations/desk/customers/customer-notes';
import { deskCustomer, deskCustomerOrders, deskCustomers } from './operations/desk/customers/customers';
import { deskOrderChecked, deskOrdersToCheck } from './operations/desk/customers/orders-to-check';
import {
  deskPaymentLinkAgain,
  deskPaymentLinks,
  deskPaymentLinkWithdraw,
} from './operations/desk/customers/payment-links';
import { deskDriveBegin, deskDriveWaiting } from './operations/desk/drive/drive-begin';
import { deskDrivePicture } from './operations/desk/drive/drive-picture';
import { deskDriveEnd, deskDriveOrder, deskDriveRun } from './operations/desk/drive/drive-run';
import {
  deskDriveArrived,
  deskDriveDelivered,
  deskDriveLate,
  deskDriveNotDelivered,
} from './operations/desk/drive/drive-stop';
import { deskHandOver } from './operations/desk/hand-over';
import { deskHandheld, deskHandheldLock, deskHandheldLogIn } from './operations/desk/handhelds/handheld-log-in';
import { deskHandheldPair, deskHandhelds, deskHandheldWithdraw } from './operations/desk/handhelds/handhelds';
import { deskAcceptInvitation, deskForgottenPassword, deskInvitationAgain } from './operations/desk/invitations';
import { deskItemHistory } from './operations/desk/items/item-history';
import { deskItems } from './operations/desk/items/items';
import { deskItemsChange } from './operations/desk/items/items-change';
import { deskLogIn } from './operations/desk/log-in';
import { deskLogOut } from './operations/desk/log-out';
import { deskOrderMailAgain } from './operations/desk/order-mail-again';
import { deskOrders } from './operations/desk/orders';
import {
  deskOwnLogIn,
  deskPasskeyAdd,
  deskPasskeyAddOptions,
  deskPasskeyRemove,
  deskPasskeyRename,
} from './operations/desk/passkeys/own-passkeys';
import { deskPasskeyLogIn, deskPasskeyLogInOptions } from './operations/desk/passkeys/passkey-log-in';
import { deskPickBegin } from './operations/desk/pick-begin';
import { deskPickFinish } from './operations/desk/pick-finish';
import { deskPickLine } from './operations/desk/pick-line';
import { deskPickList } from './operations/desk/pick-list';
import { deskPickRelease } from './operations/desk/pick-release';
import { deskPickSubstitutes } from './operations/desk/pick-substitutes';
import { deskPin } from './operations/desk/pin';
import { deskReleases } from './operations/desk/releases';
import { deskSession } from './operations/desk/session';
import { deskSlotTemplateAdd, deskSlotTemplateChange, deskSlotTemplates } from './operations/desk/slot-templates';
import {
  deskStaff,
  deskStaffAdd,
  deskStaffChange,
  deskStaffForgetLogIns,
  deskStaffWithdraw,
} from './operations/desk/staff';
import { deskStore, deskStoreChange, deskStoreHoursEffect } from './operations/desk/store';
import { deskToday } from './operations/desk/today';
import { deskWaitingMessages } from './operations/desk/waiting-messages';
import { deskZoneChange, deskZoneEffect, deskZoneHistory, deskZones } from './operations/desk/zones';
import { integrationAvailability } from './operations/integration/availability';
import { integrationDayClose } from './operations/integration/day-close';
import { integrationItems } from './operations/integration/items';
import { integrationKey } from './operations/integration/key';
import { integrationOrder } from './operations/integration/order';
import { integrationOrders } from './operations/integration/orders';
import { integrationPrices } from './operations/integration/prices';
import { integrationStockMovements } from './operations/integration/stock-movements';
import { integrationWebhookAdd } from './operations/integration/webhook-add';
import { integrationWebhookRemove } from './operations/integration/webhook-remove';
import { integrationWebhooks } from './operations/integration/webhooks';
import { addressFinder } from './operations/location/address-finder';
import { addressesByCoordinates } from './operations/location/addresses-by-coordinates';
import { addressesByPostcode } from './operations/location/addresses-by-postcode';
import { autocomplete } from './operations/location/autocomplete';
import { coordinatesByPostcode } from './operations/location/coordinates-by-postcode';
import { futureContact } from './operations/location/future-contact';
import { geocode } from './operations/location/geocode';
import { placeDetails } from './operations/location/place-details';
import { postcodeFromCoordinates } from './operations/location/postcode-from-coordinates';
import { reverse } from './operations/location/reverse';
import { reverseAddress } from './operations/location/reverse-address';
import { addAddress } from './operations/member/address-add';
import { deleteAddress } from './operations/member/address-delete';
import { listAddresses } from './operations/member/address-list';
import { setDefaultAddress } from './operations/member/address-set-default';
import { updateAddress } from './operations/member/address-update';
import { billingCountries } from './operations/member/billing-countries';
import { addCard } from './operations/member/card-add';
import { deleteCard } from './operations/member/card-delete';
import { listCards } from './operations/member/card-list';
import { memberCardSession } from './operations/member/card-session';
import { changePassword } from './operations/member/change-password';
import { countries } from './operations/member/countries';
import { emailChangeConfirm } from './operations/member/email-change-confirm';
import { emailChangeRequest } from './operations/member/email-change-request';
import { setFavourite } from './operations/member/favourite-set';
import { favourites } from './operations/member/favourites';
import { forgetCodeConfirm } from './operations/member/forget-code-confirm';
import { forgetCodeRequest } from './operations/member/forget-code-request';
import { addList } from './operations/member/list-add';
import { deleteList } from './operations/member/list-delete';
import { getList } from './operations/member/list-get';
import { setListItem } from './operations/member/list-item-set';
import { listLists } from './operations/member/list-list';
import { renameList } from './operations/member/list-rename';
import { listToBasket } from './operations/member/list-to-basket';
import { loyaltyProgress } from './operations/member/loyalty-progress';
import { loyaltyRedeem } from './operations/member/loyalty-redeem';
import { loyaltySummary } from './operations/member/loyalty-summary';
import { getMarketingPreferences } from './operations/member/marketing-preferences-get';
import { updateMarketingPreferences } from './operations/member/marketing-preferences-update';
import { memberData } from './operations/member/member-data';
import { getOrder } from './operations/member/order';
import { addComplaint } from './operations/member/order-complaint';
import { listOrders } from './operations/member/orders';
import { passkeyAdd } from './operations/member/passkey-add';
import { memberPasskeyOptions } from './operations/member/passkey-options';
import { passkeyRemove } from './operations/member/passkey-remove';
import { passkeyRename } from './operations/member/passkey-rename';
import { passwordAdd } from './operations/member/password-add';
import { passwordRemove } from './operations/member/password-remove';
import { getProfile } from './operations/member/profile-get';
import { updateProfile } from './operations/member/profile-update';
import { providerAdd } from './operations/member/provider-add';
import { providerRemove } from './operations/member/provider-remove';
import { referral } from './operations/member/referral';
import { referralCodeVerify } from './operations/member/referral-code-verify';
import { reorder } from './operations/member/reorder';
import { addReview } from './operations/member/review-add';
import { endMemberSession } from './operations/member/session-end';
import { listSessions } from './operations/member/session-list';
import { endEverySession } from './operations/member/sessions-end-all';
import { endOtherSessions } from './operations/member/sessions-end-others';
import { usualPlace } from './operations/member/usual-place';
import { verificationCodeCheck } from './operations/member/verification-code-check';
import { verificationCodeRequest } from './operations/member/verification-code-request';
import { waysToLogIn } from './operations/member/ways-to-log-in';
import { weeklySlot } from './operations/member/weekly-slot';
import { setWeeklySlot } from './operations/member/weekly-slot-set';
import { skipWeeklySlot } from './operations/member/weekly-slot-skip';
import { stopWeeklySlot } from './operations/member/weekly-slot-stop';
import { bannerClick } from './operations/other/banner-click';
import { bannerImpression } from './operations/other/banner-impression';
import { getBanners } from './operations/other/banner-list';
import { businessProfile } from './operations/other/business-profile';
import { campaignDetails } from './operations/other/campaign-details';
import { contactRequest } from './operations/other/contact-request';
import { deepLinkAction } from './operations/other/deep-link-action';
import { deviceRegistration } from './operations/other/device-registration';
import { guestDataCodeRequest } from './operations/other/guest-data-code-request';
import { guestDataDelete } from './operations/other/guest-data-delete';
import { guestDataFile } from './operations/other/guest-data-file';
import { guestDataOpen } from './operations/other/guest-data-open';
import { guestDataSummary } from './operations/other/guest-data-summary';
import { guestRegistrationStatus } from './operations/other/guest-registration-status';
import { headerFooter } from './operations/other/header-footer';
import { homeContent } from './operations/other/home-content';
import { marketingIdentifier } from './operations/other/marketing-identifier';
import { marketingUnsubscribe } from './operations/other/marketing-unsubscribe';
import { orderReviewNew } from './operations/other/order-review-new';
import { seoPage } from './operations/other/seo-page';
import { seoPages } from './operations/other/seo-pages';
import { seoRedirect } from './operations/other/seo-redirect';
import { uploadedPicture } from './operations/other/uploaded-picture';
import { whiteLabelSettings } from './operations/other/white-label-settings';
import { applePayDomain } from './operations/payments/apple-pay-domain';
import { cardSession } from './operations/payments/card-session';
import { makePayment } from './operations/payments/make-payment';
import { paymentLink, paymentLinkOpen, paymentLinkSend } from './operations/payments/payment-link';
import { verifyPayment } from './operations/payments/verify-payment';
import { walletMerchantValidation } from './operations/payments/wallet-merchant-validation';
import { walletOffers } from './operations/payments/wallet-offers';
import { extendSlot } from './operations/slots/extend';
import { holdStream } from './operations/slots/hold-stream';
import { listSlots } from './operations/slots/list';
import { slotReservation } from './operations/slots/reservation';
import { reserveSlot } from './operations/slots/reserve';
import { serverTime } from './operations/slots/server-time';
import { waitingRoom } from './operations/slots/waiting-room';
import { storeDetails } from './operations/stores/details';
import { storesNearBy } from './operations/stores/near-by';
import { orderStatus } from './operations/stores/order-status';
import { recommendedItems } from './operations/stores/recommended-items';
import { searchStores } from './operations/stores/search';
import { selectStore } from './operations/stores/select';

const list = [
  token,
  authauth,
  register,
  logout,
  assistedVisitOpen,
  assistedVisit,
  assistedVisitEnd,
  revoke,
  sendOneTimeCode,
  providerStart,
  providerReturn,
  passkeyOptions,
  passkeyLogIn,
  requestPasswordReset,
  validateResetToken,
  resetPassword,
  reverse,
  geocode,
  addressFinder,
  reverseAddress,
  addressesByCoordinates,
  postcodeFromCoordinates,
  coordinatesByPostcode,
  addressesByPostcode,
  autocomplete,
  placeDetails,
  futureContact,
  searchStores,
  storesNearBy,
  selectStore,
  storeDetails,
  recommendedItems,
  orderStatus,
  listSlots,
  serverTime,
  waitingRoom,
  slotReservation,
  holdStream,
  reserveSlot,
  extendSlot,
  categoryTree,
  categoryDetails,
  previousPurchaseItems,
  itemDetails,
  itemList,
  globalSearch,
  searchSuggestions,
  getOrCreateBasket,
  readBasket,
  clearBasket,
  continueWithBasket,
  previewMove,
  updateBasket,
  addItem,
  addItems,
  updateItem,
  removeItem,
  applyCoupon,
  removeCoupon,
  updateTip,
  acceptChange,
  saveLine,
  saveItem,
  moveSavedItem,
  removeSavedItem,
  usualPlace,
  favourites,
  setFavourite,
  listLists,
  getList,
  addList,
  renameList,
  weeklySlot,
  setWeeklySlot,
  skipWeeklySlot,
  stopWeeklySlot,
  deleteList,
  setListItem,
  listToBasket,
  emailChangeRequest,
  emailChangeConfirm,
  forgetCodeRequest,
  forgetCodeConfirm,
  verificationCodeRequest,
  verificationCodeCheck,
  referral,
  referralCodeVerify,
  getProfile,
  updateProfile,
  changePassword,
  addAddress,
  updateAddress,
  deleteAddress,
  setDefaultAddress,
  listAddresses,
  countries,
  billingCountries,
  listOrders,
  getOrder,
  reorder,
  getMarketingPreferences,
  updateMarketingPreferences,
  listCards,
  memberCardSession,
  memberData,
  listSessions,
  waysToLogIn,
  providerAdd,
  providerRemove,
  memberPasskeyOptions,
  passkeyAdd,
  passkeyRename,
  passkeyRemove,
  passwordAdd,
  passwordRemove,
  endMemberSession,
  endOtherSessions,
  endEverySession,
  addCard,
  deleteCard,
  addReview,
  addComplaint,
  loyaltyProgress,
  loyaltySummary,
  loyaltyRedeem,
  setDeliveryAddress,
  setInstructions,
  setBillingAddress,
  setContactDetails,
  orderAmend,
  orderAmendEnd,
  orderCancel,
  orderSafePlace,
  readCheckout,
  prepareCheckout,
  processOrder,
  storeRetailMembership,
  checkRetailMembership,
  driverLocation,
  orderStream,
  followedOrder,
  followedOrderStream,
  followedOrderComplaint,
  complaintPicture,
  followedOrderReview,
  hostedPaymentProducer,
  hostedPaymentConsumer,
  makePayment,
  verifyPayment,
  paymentLinkSend,
  paymentLinkOpen,
  paymentLink,
  paymentOutcome,
  walletMerchantValidation,
  walletOffers,
  applePayDomain,
  cardSession,
  contactRequest,
  guestDataCodeRequest,
  guestDataOpen,
  guestDataSummary,
  guestDataFile,
  guestDataDelete,
  businessProfile,
  deviceRegistration,
  marketingIdentifier,
  marketingUnsubscribe,
  deepLinkAction,
  campaignDetails,
  seoPage,
  seoPages,
  seoRedirect,
  guestRegistrationStatus,
  getBanners,
  bannerImpression,
  bannerClick,
  whiteLabelSettings,
  headerFooter,
  homeContent,
  orderReviewNew,
  adminOrders,
  adminContacts,
  adminContactFile,
  adminComplaints,
  adminComplaintDecide,
  adminComplaintPicture,
  adminContactAnswered,
  adminFutureContacts,
  adminFutureContactsAnswered,
  adminReconcile,
  adminDayClose,
  adminSlots,
  adminSlotChange,
  adminOrder,
  adminOperators,
  adminRefusedReferrals,
  adminOperatorAdd,
  adminOperatorWithdraw,
  adminApiKeys,
  adminApiKeyAdd,
  adminApiKeyRevoke,
  adminOrderPick,
  adminOrderRefund,
  adminOrderTransition,
  adminDriverLocation,
  adminBusinessSave,
  adminClock,
  adminCoupons,
  adminCouponAdd,
  adminCouponEnd,
  adminMarketingMail,
  adminImportBegin,
  adminImportRows,
  adminImportCommit,
  adminImportStatus,
  adminImportAbort,
  adminPlaces,
  adminPlacesSave,
  adminDoctor,
  integrationKey,
  integrationStockMovements,
  integrationPrices,
  integrationAvailability,
  integrationOrders,
  integrationOrder,
  integrationItems,
  integrationDayClose,
  integrationWebhooks,
  integrationWebhookAdd,
  integrationWebhookRemove,
  adminJobs,
  adminJobsAgain,
  adminWebhooks,
  deskAudit,
  deskBannerAdd,
  deskBannerChange,
  deskBannerHistory,
  deskBannerLink,
  deskBanners,
  deskChanges,
  deskCollections,
  deskDriveArrived,
  deskDriveBegin,
  deskDriveDelivered,
  deskDriveEnd,
  deskDriveLate,
  deskDriveNotDelivered,
  deskDriveOrder,
  deskDrivePicture,
  deskDriveRun,
  deskDriveWaiting,
  deskCustomer,
  deskAssistedVisitBegin,
  deskPaymentLinks,
  deskPaymentLinkAgain,
  deskPaymentLinkWithdraw,
  deskCustomerBlock,
  deskCustomerBlocks,
  deskCustomerConsentEnd,
  deskCustomerDataMail,
  deskCustomerNoteAdd,
  deskCustomerNoteDelete,
  deskCustomerOrders,
  deskCustomers,
  deskCustomerUnblock,
  deskDealAdd,
  deskDealChange,
  deskDealEnd,
  deskDealExample,
  deskDealHistory,
  deskDealItems,
  deskDeals,
  deskHandOver,
  deskHandheld,
  deskHandheldLock,
  deskHandheldLogIn,
  deskHandheldPair,
  deskHandheldWithdraw,
  deskHandhelds,
  deskSlotTemplateAdd,
  deskSlotTemplateChange,
  deskSlotTemplates,
  deskStore,
  deskStoreChange,
  deskStoreHoursEffect,
  deskZones,
  deskZoneEffect,
  deskZoneChange,
  deskZoneHistory,
  deskItemHistory,
  deskItems,
  deskItemsChange,
  deskLogIn,
  deskLogOut,
  deskOrderMailAgain,
  deskOrders,
  deskOrderChecked,
  deskOrdersToCheck,
  deskPictureAdd,
  uploadedPicture,
  deskOwnLogIn,
  deskPasskeyAdd,
  deskPasskeyAddOptions,
  deskPasskeyLogIn,
  deskPasskeyLogInOptions,
  deskPasskeyRemove,
  deskPasskeyRename,
  deskPictures,
  deskPickBegin,
  deskPickFinish,
  deskPickLine,
  deskPickList,
  deskPickRelease,
  deskPickSubstitutes,
  deskPin,
  deskReleases,
  deskSession,
  deskStaff,
  deskStaffAdd,
  deskStaffChange,
  deskStaffForgetLogIns,
  deskStaffWithdraw,
  deskInvitationAgain,
  deskForgottenPassword,
  deskAcceptInvitation,
  deskToday,
  deskWaitingMessages,
  adminWebhookAdd,
  adminWebhookChange,
  adminWebhookDeliveries,
  adminWebhookResend,
  adminWebhookReplay,
] as const;

type Table = { [O in (typeof list)[number] as O['key']]: O };

/** All operations of the back end by key. Browser code must not import it as a value. */
// Cast: fromEntries loses which operation has which key.
export const operations = Object.fromEntries(list.map((operation) => [operation.key, operation])) as unknown as Table;

/** The same table as plain descriptions, for iteration. */
export const allOperations: readonly Operation[] = list;
