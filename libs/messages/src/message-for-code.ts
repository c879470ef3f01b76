import type { ProblemCode } from '@storefront/api/problem-codes';
import type { MessageKey } from './messages';

/** Codes of the document server, which has no table of them. */
export type DocumentServerCode = 'session_expired' | 'store_search_required';

/** Codes that only programs with API keys get: no page of a shopper needs their messages. */
type ProgramCode = `api_key_${string}` | `webhook_${string}` | 'idempotency_key_required';

/** Codes that only the desk's screens get, which have messages of their own. */
type DeskCode =
  | `customer_${string}`
  | `drive_${string}`
  | `handheld_${string}`
  | `operator_${string}`
  | `pick_${string}`
  | `slot_template${string}`
  | 'age_not_proven'
  | 'banner_changed'
  | 'banner_invalid'
  | 'batch_not_finished'
  | 'cash_not_taken'
  | 'deal_changed'
  | 'deal_invalid'
  | 'handhelds_full'
  | 'mail_limit_reached'
  | 'order_has_driver'
  | 'order_has_picker'
  | 'order_mail_missing'
  | 'picture_not_found'
  | 'pictures_full'
  | 'refund_above_limit'
  | 'store_changed'
  | 'store_hours_invalid'
  | `zone_${string}`;

/** Codes of operators, and of failures about which a shopper can do nothing: they get the general system error. */
type SystemErrorCode =
  | 'business_mismatch'
  | 'complaint_decided'
  | 'complaint_not_found'
  | 'contact_not_found'
  | 'coupon_exists'
  | 'coupon_terms_invalid'
  | 'database_unavailable'
  | 'headers_too_large'
  | 'host_taken'
  | 'idempotency_key_reused'
  | 'import_in_progress'
  | 'import_not_found'
  | 'import_not_open'
  | 'internal_error'
  | 'internal_key_invalid'
  | 'invalid_json'
  | 'job_not_found'
  | 'marketing_unavailable'
  | 'media_type_unsupported'
  | 'nothing_captured'
  | 'nothing_picked'
  | 'refund_invalid'
  | 'refund_only_whole'
  | 'refund_too_high'
  | 'substitute_refused'
  | 'request_malformed'
  | 'request_timeout'
  | 'request_in_progress'
  | 'signature_invalid';

/**
 * The message key for each other problem code; a code without one is a type error. It contains only keys, to stay small.
 */
export const messageKeyByCode = {
  account_in_use: 'accountInUse',
  address_book_full: 'addressBookFull',
  address_not_found: 'addressInfoUnavailable',
  address_required: 'addressRequired',
  address_too_long: 'validationError',
  age_restricted: 'ageRestricted',
  already_reported: 'alreadyReported',
  already_reviewed: 'alreadyReviewed',
  amount_changed: 'amountChanged',
  banner_not_found: 'bannerNotFound',
  basket_changed: 'basketChanged',
  basket_empty: 'basketEmpty',
  basket_limit_exceeded: 'basketLimitWouldBePassed',
  basket_limit_reached: 'basketLimitReached',
  basket_not_found: 'basketNotFound',
  below_minimum_spend: 'belowMinimumSpend',
  body_too_large: 'validationError',
  business_not_found: 'businessNotFound',
  captcha_failed: 'captchaFailed',
  captcha_unavailable: 'captchaFailed',
  card_brand_not_accepted: 'cardBrandRefused',
  card_exists: 'cardExists',
  assisted_link_invalid: 'assistedLinkInvalid',
  assisted_payment_refused: 'assistedPaymentRefused',
  assisted_visit_ended: 'assistedEnded',
  assisted_visit_refused: 'assistedRefused',
  card_not_accepted: 'cardNotAccepted',
  card_not_found: 'cardNotFound',
  cash_limit_exceeded: 'cashLimitExceeded',
  category_not_found: 'categoryNotFound',
  checkout_refused: 'checkoutRefused',
  code_incorrect: 'codeIncorrect',
  country_not_served: 'countryNotServed',
  coupon_below_minimum: 'couponBelowMinimum',
  coupon_expired: 'couponExpired',
  coupon_first_order_only: 'couponFirstOrderOnly',
  coupon_invalid: 'couponInvalid',
  coupon_needs_member: 'couponNeedsMember',
  coupon_not_for_basket: 'couponNotForBasket',
  coupon_not_found: 'couponInvalid',
  coupon_used_up: 'couponUsedUp',
  current_password_incorrect: 'currentPasswordIncorrect',
  cvv_required: 'cvvRequired',
  date_invalid: 'slotDateInvalid',
  deal_not_found: 'dealNotFound',
  different_store: 'overwriteBasket',
  driver_location_unavailable: 'driverTrackingUnavailable',
  email_already_registered: 'emailRegistered',
  email_needs_login: 'loginNeededForEmail',
  email_not_verified: 'emailVerifyFailed',
  email_unchanged: 'emailUnchanged',
  file_refused: 'fileRefused',
  fulfilment_not_offered: 'fulfilmentNotOffered',
  guest_checkout_disabled: 'loginToOrder',
  fresh_login_needed: 'freshLoginNeeded',
  guest_data_closed: 'guestDataClosed',
  guest_session_required: 'sessionExpired',
  hosted_response_invalid: 'paymentFailed',
  illegal_transition: 'orderStepRefused',
  invalid_credentials: 'credentialsInvalid',
  invalid_phone_number: 'mobileInvalid',
  invalid_postcode: 'postcodeRefused',
  item_limit_reached: 'itemLimitReached',
  item_not_found: 'productNotFound',
  item_not_on_day: 'itemNotOnDay',
  item_unavailable: 'itemUnavailable',
  line_not_found: 'basketLineNotFound',
  list_full: 'listFull',
  list_not_found: 'listNotFound',
  lists_full: 'listsFull',
  location_not_found: 'locationNotFound',
  marketing_key_missing: 'iterableKeyMissing',
  loyalty_too_little: 'loyaltyTooLittle',
  no_slots_today: 'noSlotsToday',
  not_found: 'pageNotFound',
  log_in_provider_not_offered: 'otherWayToLogIn',
  log_in_provider_unavailable: 'otherWayToLogIn',
  last_way_to_log_in: 'lastWayToLogIn',
  not_implemented: 'notBuiltYet',
  one_time_code_incorrect: 'oneTimeCodeIncorrect',
  one_time_code_not_sent: 'oneTimeCodeSendFailed',
  order_not_amendable: 'orderNotAmendable',
  order_not_cancellable: 'orderStepRefused',
  order_not_in_picking: 'orderStepRefused',
  passkey_exists: 'passkeyExists',
  passkey_expired: 'passkeyExpired',
  passkey_host_invalid: 'passkeyHostInvalid',
  passkey_not_found: 'passkeyNotFound',
  passkey_refused: 'passkeyRefused',
  passkey_unknown: 'passkeyUnknown',
  passkeys_full: 'passkeysFull',
  password_exists: 'passwordExists',
  options_invalid: 'optionsInvalid',
  order_not_delivered: 'orderNotDelivered',
  order_link_invalid: 'orderLinkInvalid',
  order_not_found: 'orderNotFoundHere',
  order_not_reportable: 'orderNotReportable',
  order_not_payable: 'orderNotPayable',
  order_replaced: 'orderReplaced',
  out_of_delivery_area: 'outOfDeliveryArea',
  page_not_found: 'pageNotFound',
  password_too_common: 'passwordTooCommon',
  payment_cancelled: 'paymentCancelled',
  payment_not_extendable: 'paymentNotExtendable',
  payment_failed: 'paymentFailed',
  payment_gateway_unavailable: 'paymentGatewayUnavailable',
  payment_in_progress: 'paymentInProgress',
  payment_link_changed: 'paymentLinkChanged',
  payment_link_ended: 'paymentLinkEnded',
  payment_link_sent: 'paymentLinkSent',
  payment_link_invalid: 'paymentLinkInvalid',
  payment_method_not_accepted: 'paymentMethodNotAccepted',
  payment_not_found: 'paymentNotFound',
  payment_token_required: 'cardFormInvalid',
  phone_already_verified: 'phoneVerifiedByAnother',
  place_not_found: 'addressInfoUnavailable',
  places_unavailable: 'addressInfoUnavailable',
  postcode_not_found: 'postcodeRefused',
  rate_limited: 'tooManyRequests',
  referral_code_invalid: 'referralCodeInvalid',
  refresh_token_invalid: 'sessionExpired',
  reset_token_invalid: 'resetTokenInvalid',
  return_url_invalid: 'paymentFailed',
  retail_membership_invalid: 'retailMembershipInvalid',
  saved_item_not_found: 'savedItemNotFound',
  saved_items_full: 'savedItemsFull',
  search_term_too_short: 'searchTermTooShort',
  session_ended: 'sessionExpired',
  session_expired: 'sessionExpired',
  session_not_found: 'deviceLoggedOut',
  slot_changed: 'slotChanged',
  slot_date_invalid: 'slotDateInvalid',
  slot_expired: 'selectedSlotExpired',
  slot_not_at_address: 'slotNotAtAddress',
  slot_not_extendable: 'slotNotExtendable',
  slot_not_found: 'slotReserveFailed',
  slot_passed: 'slotPassed',
  slot_required: 'slotRequired',
  slot_taken: 'slotTaken',
  slot_units_full: 'slotUnitsFull',
  slot_withdrawn: 'slotWithdrawn',
  store_closed: 'storeClosed',
  store_not_found: 'storeNotFound',
  store_required: 'storeRequired',
  store_search_required: 'storeSearchRequired',
  substitute_invalid: 'substituteInvalid',
  tip_too_high: 'tipTooHigh',
  tips_not_taken: 'tipsNotTaken',
  token_expired: 'sessionExpired',
  token_invalid: 'sessionExpired',
  unauthenticated: 'loginNeeded',
  unsubscribe_link_invalid: 'unsubscribeLinkInvalid',
  validation_failed: 'validationError',
  verification_not_sent: 'verificationRequestFailed',
  verification_required: 'verificationNeeded',
  wallet_unavailable: 'walletUnavailable',
  weekly_date_changed: 'weeklyDateChanged',
  waiting_room: 'waitingRoom',
  weekly_slot_not_found: 'weeklySlotNotFound',
  BASKET_WOULD_CHANGE: 'linkCostsTitle',
  INCOMPATIBLE_STORE: 'incompatibleStore',
  STORE_SEARCH_REQUIRED: 'storeSearchRequired',
  UNRECOVERABLE_ERROR: 'unrecoverableError',
} as const satisfies Record<
  Exclude<ProblemCode, ProgramCode | DeskCode | SystemErrorCode> | DocumentServerCode,
  MessageKey
>;

/** The message of a problem code; an unlisted code gets the general system error. */
export function messageKeyForCode(code: string): MessageKey {
  return Object.hasOwn(messageKeyByCode, code)
    ? messageKeyByCode[code as keyof typeof messageKeyByCode]
    : 'systemError';
}
