/**
 * Every requirement: id | owner | what must be true. The owner is the package that implements it. Maintained by hand
 * in one file, because it is a list; tools/requirements.ts makes docs/requirements.md from it and the tests' reports.
 */
export const requirementSections: readonly { readonly title: string; readonly rows: string }[] = [
  {
    title: 'What a shopper can do',
    rows: `
1.01 | mf-store-search | Find a store by postcode
1.02 | mf-store-search | Find a store by typing an address, with autocomplete
1.03 | mf-store-search | Find a store by the location of the device
1.04 | mf-store-search | Choose delivery or collection, before and after a store is found
1.05 | mf-catalogue | Browse the category tree
1.06 | mf-catalogue | Browse the deals, and open the page of each
1.07 | mf-catalogue | Browse the menu items of a category, page by page
1.08 | mf-catalogue | Search all items, categories and deals of a store at once
1.09 | mf-catalogue | See an item in detail: options, price, former price, badge, tags, ingredients and pictures
1.10 | mf-basket | Fill a basket: add items, change quantities and options, remove items, clear it
1.11 | mf-basket | Apply a coupon, and remove it
1.12 | mf-basket | Add a tip, and change it
1.13 | mf-slots | Reserve a time slot
1.14 | mf-checkout | Check out as a guest
1.15 | mf-checkout | Check out as a member
1.16 | mf-checkout | Pay by card
1.17 | mf-checkout | Pay with Apple Pay
1.18 | mf-checkout | Pay with Google Pay
1.19 | mf-checkout | Pay in cash; the order confirms the amount of cash needed
1.20 | mf-checkout | Pay on a hosted payment page of a gateway
1.21 | mf-member | See the list of orders, past orders, and one order in full
1.22 | mf-member | Put a past order into the basket again
1.23 | mf-member | Review an order
1.24 | mf-member | Keep an address book
1.25 | mf-member | Keep saved cards
1.26 | mf-member | See and change profile and details
1.27 | mf-member | Change the password
1.28 | mf-member | See loyalty rewards and progress
1.29 | mf-member | Share a referral code; the friend reward of 5 pounds off the next order is credited to both when the friend’s first order is delivered
1.30 | mf-member | Choose marketing preferences
1.31 | mf-member | Store a retail membership id, and have it checked
1.32 | shell | Send a message by the contact form, with files attached
1.33 | shell | Read frequently asked questions and their answers
1.34 | shell | Arrive by a campaign or a deep link
1.35 | mf-catalogue | See banners; their impressions and clicks are counted, and each has a landing page
1.36 | shell | White label: each business has its own logo, error image, colours, type, features and copy, on its own hosts
1.37 | mf-member | Follow the driver of an order that is on its way, on a map
1.38 | shell | Find stay-in-touch and social links in the footer (Facebook, Twitter, Instagram), and links to the apps for iOS and Android`,
  },
  {
    title: 'Pages: paths',
    rows: `
2.01 | shell | / (home)
2.02 | mf-store-search | /stores-near-by
2.03 | mf-member | /login
2.04 | mf-member | /register
2.05 | mf-member | /forgotten-password
2.06 | mf-basket | /basket
2.07 | mf-checkout | /checkout goes to the active step
2.08 | mf-checkout | /checkout/options
2.09 | mf-checkout | /checkout/details
2.10 | mf-checkout | /checkout/login
2.11 | mf-checkout | /checkout/create
2.12 | mf-checkout | /checkout/payment
2.13 | mf-checkout | /checkout/payment/card-form
2.14 | mf-checkout | /checkout/payment/billing-address
2.15 | mf-checkout | /checkout/success
2.16 | mf-member | /member
2.17 | mf-member | /member/orders
2.18 | mf-member | /member/addresses
2.19 | mf-member | /member/my-details
2.20 | mf-member | /member/profile
2.21 | mf-member | /member/cards
2.22 | mf-member | /member/loyalty
2.23 | mf-member | /member/change-password
2.24 | shell | /faqs`,
  },
  {
    title: 'Pages: names',
    rows: `
2.30 | shell | One typed route table holds every named route and every identifier of a checkout step
2.31 | shell | Routes by name: index, faq, contact
2.32 | mf-member | Routes by name: login, register, forgotten-password, forgotten-password-set, member-reset-token-token
2.33 | mf-member | Routes by name: member, member-orders, member-orders-orderId, member-my-details, member-profile, member-loyalty, member-change-password
2.34 | mf-store-search | Routes by name: stores-near-by, store-all (every store of the business)
2.35 | mf-catalogue | Routes by name: stores-storeSlug (store home)
2.36 | mf-slots | Routes by name: stores-storeSlug-time-slots, stores-storeSlug-time-slots-calendar
2.37 | mf-catalogue | Routes by name: stores-storeSlug-search-searchTerm with sub-pages deals, categories, menu-items
2.38 | mf-catalogue | Routes by name: stores-storeSlug-category-categorySlug
2.39 | mf-catalogue | Routes by name: stores-storeSlug-category-categorySlug-menuItem-menuItemSlug
2.40 | mf-catalogue | Routes by name: stores-storeSlug-deal-dealSlug
2.41 | mf-catalogue | Routes by name: stores-storeSlug-banner-bannerSlug
2.42 | mf-basket | Routes by name: basket
2.43 | mf-checkout | Routes by name: checkout, checkout-options, checkout-details, checkout-success, checkout-create, checkout-login, checkout-payment
2.44 | shell | Routes by name: referrer, where a friend’s referral link lands, keeps the code for registration; tv, where a TV campaign lands, keeps the campaign and goes to the store search
2.45 | shell | Route parameters: postcode, storeSlug, timeSlots, categorySlug, dealSlug, searchTerm, menuItemSlug, orderId, bannerSlug, token
2.46 | mf-checkout | Step identifiers: checkout-create, checkout-login, checkout-details, checkout-options, checkout-payment, checkout-payment-card-form, checkout-payment-billing-address, checkout-success`,
  },
  {
    title: 'Screens',
    rows: `
2.50 | mf-store-search | Postcode widget: max length 8, enter submits, click clears, optional use-my-location button, search button
2.51 | mf-store-search | Address widget: autocomplete, optional use-my-location button, search button
2.52 | mf-store-search | Stores near by: list of results with open, closed, preorder, fulfilment, distance, next slot
2.53 | shell | Error page: status code, message, not-found text, store search box, white-label logo and error image; title 'Page Not Found' for 404, another for other errors
2.54 | mf-slots | Time-slot page and calendar sub-page
2.55 | mf-basket | Basket screen
2.56 | mf-checkout | Every checkout step's screen
2.57 | mf-member | Every member page's screen
2.58 | shell | Contact and FAQ screens`,
  },
  {
    title: 'Guards and redirects',
    rows: `
2.60 | shell | Member pages redirect to home when not authenticated
2.61 | shell | Login and register send an authenticated user to the previous page, else home
2.62 | shell | A guard requires the stored location flag, else previous page, else home (on time slots, basket and checkout)
2.63 | mf-checkout | Checkout entry prepares checkout and redirects to the active step
2.64 | shell | Checkout pages with an invalid basket redirect: empty to home, else to the basket
2.65 | shell | Two checkout paths are exempt from 2.64: /checkout/success and /checkout/payment, where a gateway returns to
2.66 | mf-slots | Leaving the time-slot page turns the show-ASAP-times flag off
2.67 | mf-slots | Entering time slots from basket or checkout pages sets change mode and remembers the referrer
2.68 | mf-slots | A store with only future slots and order-days-in-advance above zero goes to the calendar sub-route
2.69 | shell | No valid slot selected, but location and store exist: go to the store's time-slot page (on entering checkout)
2.70 | shell | Store paths drop a trailing slash by redirect (HTTP 301 on the server)
2.71 | shell | Optionally restores the last ordered store from a cookie (flag, last-order flag, store slug)
2.72 | shell | Referrer URLs are remembered for basket, member and search pages
2.73 | mf-member | After login or register the target is chosen from the previous page: basket, checkout or home
2.74 | mf-basket | A coupon that needs re-application after auth redirects back to the previous page
2.75 | shell | Store and subdomain sitemap files return 404 on non-production hosts (and list every public page on production hosts)
2.76 | shell | Public pages send Cache-Control of 15 s in the browser and 60 s in shared caches (private pages no-store)`,
  },
  {
    title: 'Entities',
    rows: `
3.01 | commerce-api | A menu item has id, slug, name, categoryImage, badge (text, color, backgroundColor), price, wasPrice, description, outOfStock, tags, addToBasketType, quickAdd, images (originals, mdpi_1x, xhdpi_2x, xxhdpi_3x), ingredients
3.02 | commerce-api | A menu item option has id, name, placeholder, maximumSelected, minimumSelected, displayAsGrid, mutuallyExclusive, dependentOn, extraCostInstancesThreshold, values (id, name, extraCost, default, sizeExtraCost list of id, sizeId, extraCost)
3.03 | mf-catalogue | The option form honours minimum, maximum, mutual exclusion, dependence, grid display, defaults, size-dependent extra cost and the number of free extras before cost
3.04 | commerce-api | A selected address has country, addressLine1, addressLine2, postcode, town, county
3.05 | commerce-api | An autocomplete suggestion has description, placeId; place details: latitude, longitude, address (country, line1, line2, postcode, town)
3.06 | mf-store-search | A geolocation state has postcode, latitude, longitude, address
3.07 | commerce-api | Stores search result: stores (each with id), fulfilmentLocation
3.08 | commerce-api | A basket has basketToken, storeId, fulfilmentMethod, lines (basketLineId, menuItem), coupon (needsReAppliedAfterAuth), tip (number), updates
3.09 | commerce-api | A member profile has firstname, lastname, mobileContactNumber
3.10 | commerce-api | An address has addressId, isDefault and the selected-address fields
3.11 | commerce-api | A card has cardId, token, with brand, last four and expiry for display; never a full number or CVV
3.12 | commerce-api | An order has businessOrderId, orderId, draftOrderId, status; list filters dateFrom, dateTo, page, limit
3.13 | commerce-api | A review has starRating, comment, orderId
3.14 | commerce-api | Marketing preferences: marketingOptions, marketingChannelId
3.15 | mf-checkout | A checkout contact has firstName, lastName, email, phoneNumber
3.16 | commerce-api | A request to process an order has basketToken, fulfilmentDetails, channel, paymentGateway, storeId, firstname, lastname, emailAddress, phoneNumber, fulfilmentMethod, platform, messagingDeviceId, instructions, referralCustomerId, referralPartnerId
3.17 | commerce-api | A payment has paymentMethod, paymentGateway, draftOrderId, successUrl, failureUrl, cancelUrl, type, saveCard, token, cardId, cvv, googleTokenData, appleTokenData, billing-address flag, selected saved card id
3.18 | commerce-api | Payment identifiers: card, Apple Pay, Google Pay, cash
3.19 | commerce-api | A time slot has storeId, fulfilmentMethod, startDate, endDate, latitude, longitude, timeSlotDate, timeSlotTime, postcode
3.20 | commerce-api | A search request has searchTerm, itemsPage, categoryPage, itemsLimit, categoriesLimit
3.21 | commerce-api | A banner has bannerId, platform; device: messagingDeviceId, systemVersion, deviceModel, deviceName, appVersion, promoConsentLevel
3.22 | commerce-api | A retail membership has retailMemberId; contact request: firstName, lastName, emailAddress, phoneNumber, subject, message, orderNumber, files
3.23 | shell | A client config has country, platform, device id, business id, sub-business id
3.24 | commerce-api | Enumerations: fulfilment delivery, collection; slot type asap, future; store state open, closed, preorder; registration registered, registered_with_verification; one-time-password channel email, sms
3.25 | commerce-api | Referral code (code, reward, sharer's name, state) and driver location (latitude, longitude, heading, updatedAt, estimated arrival)`,
  },
  {
    title: 'States and transitions',
    rows: `
4.01 | commerce-api | Order statuses: Sent to Store, Store Accepted / Picking, Picked, Driver en Route, Delivered, Store Rejected Order, Refunded, Order Declined, Order Cancelled, Unable to Deliver; only legal transitions happen
4.02 | commerce-api | Numeric codes 20 sent to store, 40 accepted/picking, 60 picked, 80 driver en route, 100 delivered
4.03 | mf-member | Driver tracking offered in sent_to_store, store_accepted_picking, picked, en_route and in no other
4.04 | mf-member | Status messages: sent to store; accepted and being picked; driver en route; delivered; problem delivering
4.05 | commerce-api | A today's specific-time slot is reserved for 15 minutes and its place is given back when it lapses
4.06 | mf-slots | Warnings under 5, 4, 3 and 2 minutes, on whichever page the shopper is
4.07 | mf-slots | Then 'This slot has now expired' and the shopper must reselect
4.08 | mf-store-search | Search flow: validate; store postcode or coordinates; with automatic nearest store on, pick the nearest and go to basket or menu; otherwise, or if none is found or selection fails, go to stores-near-by
4.09 | mf-store-search | Pending deep-link actions are resolved on postcode search
4.10 | mf-member | Strategies guest and member; login kinds refresh, login, register, otp, password, refresh_token, facebook, google, unknown
4.11 | mf-checkout | The active step is computed from options, details, login, create, payment, success and the shopper is sent to it
4.12 | shell | A changed application session version clears stored state and cached category, tree, search and banner data
4.13 | mf-slots | Change mode and the ASAP display flag toggle as 2.66 and 2.67 say`,
  },
  {
    title: 'Validation',
    rows: `
5.01 | mf-store-search | The postcode matches the business's configured rules
5.02 | mf-store-search | Empty: 'Please enter a valid postcode'
5.03 | mf-store-search | Invalid: the typed value plus ' is not a valid postcode'
5.04 | mf-store-search | 'Please provide a valid postcode' (the API's refusal of a postcode that passed the form)
5.05 | mf-store-search | Address search with nothing chosen: 'Not a valid address'
5.06 | mf-catalogue | 'The search term needs to be at least two characters.'
5.07 | mf-store-search | Zero suggestions: 'Unable to find location'
5.08 | mf-store-search | Place details failure: 'Unable to get address info, try another address.'
5.09 | mf-store-search | Device location with no match: 'Unable to find your location, try manually adding your postcode' (or address)
5.10 | mf-checkout | 'Mobile phone number is invalid'; phone numbers are normalised to E.164 before sending
5.11 | mf-checkout | 'You need to selected a %s slot' with the fulfilment filled in
5.12 | mf-checkout | 'Please enter cvv number'; the card form must be valid; a payment option is required
5.13 | mf-member | 'Please select an option' for where-did-you-hear
5.14 | mf-basket | 'You must be at least %s to purchase this item'
5.15 | mf-catalogue | A quantity must be entered
5.16 | mf-member | A rating is required
5.17 | mf-slots | Time-slot date today or later
5.18 | mf-checkout | Hosted payment page response values are base64-encoded, exactly once, before sending to our API
5.19 | mf-basket | The tip is sent as a number; ids are converted to numbers (entity ids are 53-bit integers made by the application, tokens are strings)
5.20 | shell | Contact files are sent as a multi-part list
5.21 | mf-store-search | Autocomplete look-ups are debounced by 400 ms
5.22 | mf-member | Password confirmation, coupon and referral rules, stated on the form and enforced by the API`,
  },
  {
    title: 'Roles and permissions',
    rows: `
6.01 | commerce-api | Visitor: browse and search stores
6.02 | commerce-api | Guest: browse, fill a basket, check out; guest registration status by email with a basket token
6.03 | mf-member | Member: login, create account, Facebook, Apple and Google login, one-time password by email or SMS
6.04 | commerce-api | Members only: orders, addresses, cards, profile, loyalty, referrals, change password (enforced by the API, one member never reaching another's data)
6.05 | mf-member | 'You need to be logged in to use this'; 'You need to login to use this email'
6.06 | mf-checkout | 'Please Login or Create An Account to order with this store' (a store whose settings turn guest checkout off)
6.07 | mf-member | Session-expired logout (with the basket kept)`,
  },
  {
    title: 'Calls',
    rows: `
7.01 | shell | Every call goes through the proxy path under the locale prefix, POST with JSON unless stated; business id, country and platform come from configuration
7.02 | commerce-api | Calls of auth: token (/oauth/token, /authauth); register; logout; revoke
7.03 | commerce-api | Calls of auth: send one-time code (email, type, businessId)
7.04 | commerce-api | Calls of auth: reset password request (email); validate reset token; reset password (resetToken, logoutFromAll, password)
7.05 | commerce-api | Calls of location: reverse; geocode; addressFinder; reverseAddress
7.06 | commerce-api | Calls of location: addresses by coordinates (latitude, longitude as text); postcode from coordinates
7.07 | commerce-api | Calls of location: coordinates by postcode (postcode, country); addresses by postcode (postcode, country)
7.08 | commerce-api | Calls of location: autocomplete (term); placeDetails (placeId)
7.09 | commerce-api | Calls of location: future-contact request (email, postcode, businessId), with its form where no store delivers
7.10 | commerce-api | Calls of stores: search (country, platform, deviceId, businessId, filters); nearBy (lng, lat, returnNearestOnly, businessId); select
7.11 | commerce-api | Calls of stores: details by seoUrl and postcode or by other filters; recommended items (storeId, fulfilmentMethod, basketToken); order status (businessId, businessOrderId)
7.12 | shell | A 429 on store search or details surfaces its response body as the error
7.13 | commerce-api | Calls of slots: list (storeId, fulfilmentMethod, startDate, endDate, latitude, longitude, basketToken); server time (GET); reserve (storeId, basketToken, timeSlotDate, fulfilmentMethod, extras)
7.14 | commerce-api | Calls of catalogue: category tree; category details (storeId, categoryId, fulfilmentMethod, fulfilmentDate); previous purchase items; item details (storeId, categoryId, itemId)
7.15 | commerce-api | Calls of catalogue: item list by menuItemIds or by discountId and discountSectionId; global search
7.16 | commerce-api | Calls of basket: get or create; clear; update (updates); add item (menuItem); update item (basketLineId, menuItem); remove item
7.17 | commerce-api | Calls of basket: apply coupon (coupon, verifyToken captcha); remove coupon; update tip
7.18 | commerce-api | Calls of member: forget code request and confirm (confirmationCode)
7.19 | commerce-api | Calls of member: verification code request (optional basketToken, verifytoken, platform); check code (verificationCode, basketToken)
7.20 | commerce-api | Calls of member: referral code verify; profile get and update (PUT: businessId, firstname, lastname, mobileContactNumber); change password (logoutFromAll true, password, currentPassword)
7.21 | commerce-api | Calls of member: address add, update (PUT), delete (DELETE: businessId, addressId), set default; countries and billing countries (GET)
7.22 | commerce-api | Calls of member: orders list with filters; order by id; reorder
7.23 | commerce-api | Calls of member: marketing preferences get and update (PUT); cards list, add (token), delete (cardId); add review; loyalty progress and summary (GET)
7.24 | commerce-api | Calls of checkout: set delivery address; set billing address; process order; set contact details
7.25 | commerce-api | Calls of checkout: store and check retail membership id; driver location (businessOrderId); hosted payment producer and consumer data
7.26 | commerce-api | Calls of payments: make payment; verify payment (draftOrderId, paymentId, paymentGateway); wallet merchant validation (validationURL, storeId, domain)
7.27 | commerce-api | Calls of other kinds: contact request (multipart); business profile (GET); device registration; marketing-platform identifier (sessionToken)
7.28 | commerce-api | Calls of other kinds: deep-link action (platform, actionType, businessId, basketToken, storeId, categoryId, campaignId, clearStore)
7.29 | commerce-api | Calls of other kinds: SEO page and redirect by slug; guest registration status; banners get, click, impression
7.30 | commerce-api | Calls of other kinds: white-label settings (screenScale); header-footer and home content; order review new
7.31 | shell | A failed global data fetch throws an error (and the shopper sees the error page, not a blank one)`,
  },
  {
    title: 'Error messages',
    rows: `
8.01 | shell | 'There was an error on the system. Please try again.'
8.02 | shell | 'There was a validation error, please make sure your details are correct.'
8.03 | shell | 'Unable to load global white label settings'; 'Page Not Found'
8.04 | mf-basket | 'Unable to update item'; 'Unable to add item to basket'
8.05 | mf-basket | 'Unable to view basket as the store is closed'
8.06 | mf-basket | 'Item limit has been reached'; 'Basket limit has been reached'; 'This will go over your basket limit'
8.07 | mf-basket | 'Item is no longer available.'; messages for errors updating quantity, removing an item, removing a coupon
8.08 | mf-catalogue | 'Product not found'; 'Deal not found'; 'Store not found'
8.09 | mf-slots | 'There was an error reserving time slot.'
8.10 | mf-slots | 'There was an error selecting default ASAP slot.' and its future-date equivalent
8.11 | mf-slots | 'There are not available slots for today'; 'No alternative slot found. You need to select the timeslot manually.'
8.12 | mf-slots | Date-not-valid message; 'Your selected slot has expired...' (text goes on with what to do)
8.13 | mf-checkout | 'There was an issue with your checkout details'; 'Unable to update contact details'; 'Unable to set your delivery address'; 'There was an error setting checkout %s address.'
8.14 | mf-checkout | 'The store is currently closed'; 'Your selected store has closed. You cannot complete checkout until the store reopens.'
8.15 | mf-checkout | 'Not a valid retail membership id'
8.16 | mf-checkout | 'There was an issue processing your payment'; 'Payment was cancelled'
8.17 | mf-checkout | 'Error checking Apple Pay availability'; Google Pay processing error
8.18 | mf-checkout | 'Store does not accept card payment', and the same for Google and Apple
8.19 | mf-checkout | Card form loading error; card details error (try another card or reload); 'Card already exists!'
8.20 | mf-member | 'There was an error creating your account'; 'Your email address has already been registered'
8.21 | mf-member | 'Current password was incorrect.'; 'Unable to create your new password'
8.22 | mf-member | 'Referral code entered does not exist or is not valid'; 'Unable to verify your email address'
8.23 | mf-member | 'There was an error updating your marketing preferences'; social login failures for Facebook and Google
8.24 | mf-member | 'Unable to send one time password code at this moment'; 'One time password code was incorrect'
8.25 | mf-member | 'Unable to request verification code'; 'Phone number has already been verified by another member'; 'The code was incorrect'
8.26 | mf-member | 'Unable to view order, please try again.'; 'A rating is required'; 'Unable to track the driver at this time.'
8.27 | mf-catalogue | 'Unable to find banner'
8.28 | shell | 'Iterable API key is missing.'
8.29 | mf-store-search | Toast 'Sorry, no matching locations for your detected location. Please try entering your address.'
8.30 | shell | Code UNRECOVERABLE_ERROR (a reply that no retry can mend: the error page with a way to start afresh)
8.31 | shell | Code STORE_SEARCH_REQUIRED: the shopper is sent to search stores with a postcode
8.32 | shell | Code INCOMPATIBLE_STORE: asks whether to continue with the provided store and clear the basket
8.33 | mf-basket | An overwrite-basket confirmation
8.34 | shell | HTTP 429 on store search or details surfaces the response body`,
  },
  {
    title: 'Constants and limits',
    rows: `
9.01 | shell | One module of named constants: postcode 8, term 2, debounce 400 ms, reservation 15 min, warnings 5, 4, 3, 2, codes 20 to 100, country GB, cache 15 s and 60 s
9.02 | shell | Date formats YYYY-MM-DD, HH:mm, DD MMM, DD MMM YYYY, h:mma, ISO with offset
9.03 | mf-checkout | Card brands accepted: Visa, Mastercard, Discover, JCB; others refused with a clear message
9.04 | commerce-api | Payment gateway realex: hosted page, sandbox and live
9.05 | commerce-api | Payment gateway checkoutcom
9.06 | mf-catalogue | HFSS warning label
9.07 | commerce-api | Friend referral reward of 5 pounds off the next order
9.08 | commerce-api | A password change logs out of all sessions
9.09 | shell | The numbers whose meaning is not shown are not copied: every limit is a named constant with its reason`,
  },
  {
    title: 'How it is built',
    rows: `
10.01 | shell | The shell owns routing, guards, white-label theming and session-version resets
10.02 | shell | Search, catalogue, basket, slots, checkout and member are remotes, federated lazily with @module-federation/enhanced on Rspack: a page loads only those that it shows
10.03 | shell | Remotes communicate through the shared nanostores bus and the shared API library alone: an import across remotes fails the build
10.04 | shell | A team releases its remote alone: no rebuild, no restart of the shell or of another remote
10.05 | shell | Each remote's suite runs alone, in its own folder, by its own command
10.06 | shell | The composed end-to-end suite runs against any environment by its address
10.07 | shell | Each required package does the work it is for: react-router routes, axios calls, formik and yup in forms, moment for dates, jest and testing-library for units, playwright for browsers`,
  },
];
