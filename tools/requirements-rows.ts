/**
 * Every requirement in the project's words: id | owner | what must be true. The owner is the package that makes it true.
 * Kept by hand; docs/requirements.md is made from it and from the tests' reports by tools/requirements.ts.
 */
export const requirementSections: readonly { readonly title: string; readonly rows: string }[] = [
  {
    title: 'What a shopper can do',
    rows: `
1.01 | mf-store-search | Find a store by postcode
1.02 | mf-store-search | Find a store by typing an address, with suggestions
1.03 | mf-store-search | Find a store by where the device is
1.04 | mf-store-search | Choose delivery or collection, before or after finding a store
1.05 | mf-catalogue | Walk through the tree of categories
1.06 | mf-catalogue | Look through deals and open one
1.07 | mf-catalogue | Look through a category's items, page after page
1.08 | mf-catalogue | Search items, categories and deals at once
1.09 | mf-catalogue | See an item with options, price, former price, badge, tags, ingredients and pictures
1.10 | mf-basket | Add to a basket, change quantities and options, remove, empty
1.11 | mf-basket | Use a coupon and take it off
1.12 | mf-basket | Give a tip and change it
1.13 | mf-slots | Reserve a time slot
1.14 | mf-checkout | Check out as a guest
1.15 | mf-checkout | Check out as a member
1.16 | mf-checkout | Pay by card
1.17 | mf-checkout | Pay with Apple Pay
1.18 | mf-checkout | Pay with Google Pay
1.19 | mf-checkout | Pay in cash; the order confirms the amount needed
1.20 | mf-checkout | Pay on a gateway's own page
1.21 | mf-member | See current and past orders, and one in full
1.22 | mf-member | Put a past order into the basket again
1.23 | mf-member | Review an order
1.24 | mf-member | Keep an address book
1.25 | mf-member | Keep saved cards
1.26 | mf-member | See and change profile and details
1.27 | mf-member | Change the password
1.28 | mf-member | See loyalty rewards and progress
1.29 | mf-member | Share a referral code; both friends get 5 pounds off the next order once the first is delivered
1.30 | mf-member | Choose marketing preferences
1.31 | mf-member | Give a retail membership id, kept and checked
1.32 | shell | Write to the shop, with files attached
1.33 | shell | Read questions and answers
1.34 | shell | Come in by a campaign or a deep link
1.35 | mf-catalogue | See banners, counted when shown and clicked, with a page behind them
1.36 | shell | See each business's own logo, error picture, colours, type, features and texts, on its own hosts
1.37 | mf-member | Follow the driver of an order on a map
1.38 | shell | Find social links and app links in the footer`,
  },
  {
    title: 'Pages: paths',
    rows: `
2.01 | shell | Home at /
2.02 | mf-store-search | /stores-near-by
2.03 | mf-member | /login
2.04 | mf-member | /register
2.05 | mf-member | /forgotten-password
2.06 | mf-basket | /basket
2.07 | mf-checkout | /checkout leads to the step that is due
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
2.30 | shell | One typed table holds every named route and the checkout steps
2.31 | shell | index, faq, contact
2.32 | mf-member | login, register, forgotten-password and its set page, the reset token's page
2.33 | mf-member | member, its orders, one order, my details, profile, loyalty, change of password
2.34 | mf-store-search | stores-near-by, and store-all with every store
2.35 | mf-catalogue | A store's home
2.36 | mf-slots | Time slots and their calendar
2.37 | mf-catalogue | Search with its pages of deals, categories and menu items
2.38 | mf-catalogue | A category
2.39 | mf-catalogue | A menu item
2.40 | mf-catalogue | A deal
2.41 | mf-catalogue | A banner's page
2.42 | mf-basket | basket
2.43 | mf-checkout | checkout and its steps by name
2.44 | shell | referrer keeps a friend's code for registration; tv keeps the campaign and goes to the store search
2.45 | shell | Parameters: postcode, storeSlug, timeSlots, categorySlug, dealSlug, searchTerm, menuItemSlug, orderId, bannerSlug, token
2.46 | mf-checkout | Step ids: create, login, details, options, payment, its card form and billing address, success`,
  },
  {
    title: 'Screens',
    rows: `
2.50 | mf-store-search | Postcode field: eight characters at most, Enter searches, a click empties it, optional location button
2.51 | mf-store-search | Address field with suggestions, optional location button, search button
2.52 | mf-store-search | Stores near by with state, fulfilment, distance and next slot
2.53 | shell | Error page: status, message, store search, the business's logo and picture; 'Page Not Found' for 404, another title otherwise
2.54 | mf-slots | Slots and calendar
2.55 | mf-basket | The basket
2.56 | mf-checkout | Every step of checkout
2.57 | mf-member | Every member page
2.58 | shell | Contact and questions`,
  },
  {
    title: 'Guards and redirects',
    rows: `
2.60 | shell | Member pages send a visitor home
2.61 | shell | Log-in and registration send a member to the page before, else home
2.62 | shell | Slots, basket and checkout want a location, else the page before, else home
2.63 | mf-checkout | Entering checkout prepares it and leads to the step that is due
2.64 | shell | Checkout with an invalid basket: an empty one goes home, another to the basket
2.65 | shell | Payment and success are free of that, because gateways return to them
2.66 | mf-slots | Leaving the slots page stops showing as-soon-as-possible times
2.67 | mf-slots | Coming to the slots from basket or checkout is a change, and the way back is remembered
2.68 | mf-slots | A store with future slots alone, ordered days ahead, opens the calendar
2.69 | shell | Checkout with place and store but no valid slot goes to the store's slots
2.70 | shell | A trailing slash is redirected away, with 301
2.71 | shell | The store of the last order may come back from a cookie
2.72 | shell | Where the shopper came from is remembered for basket, member and search pages
2.73 | mf-member | After log-in or registration: back to basket, checkout or home, by the page before
2.74 | mf-basket | A coupon to be used again after log-in leads back
2.75 | shell | Site maps are 404 outside production and list every public page in it
2.76 | shell | Public pages: 15 s in browsers, 60 s in shared caches; private ones are not stored`,
  },
  {
    title: 'Things and their fields',
    rows: `
3.01 | commerce-api | Menu item
3.02 | commerce-api | Menu item option and its values
3.03 | mf-catalogue | The option form keeps minimum, maximum, exclusion, dependence, grid, defaults, costs by size and free extras
3.04 | commerce-api | Selected address
3.05 | commerce-api | Suggestion of an address and its details
3.06 | mf-store-search | Where the shopper is: postcode, coordinates, address
3.07 | commerce-api | Result of a store search
3.08 | commerce-api | Basket with lines, coupon, tip and updates
3.09 | commerce-api | Member profile
3.10 | commerce-api | Address of the address book
3.11 | commerce-api | Saved card: a token and what is shown, never the number or the CVV
3.12 | commerce-api | Order, and the filters of the order list
3.13 | commerce-api | Review
3.14 | commerce-api | Marketing preferences
3.15 | mf-checkout | Contact of a checkout
3.16 | commerce-api | Process order
3.17 | commerce-api | Payment
3.18 | commerce-api | Payments by card, Apple Pay, Google Pay and cash
3.19 | commerce-api | Time slot
3.20 | commerce-api | Search
3.21 | commerce-api | Banner and device
3.22 | commerce-api | Retail membership and contact request
3.23 | shell | Client configuration: country, platform, device, business, sub-business
3.24 | commerce-api | Enumerations: fulfilment, slot type, store state, registration, channel of a one-time code
3.25 | commerce-api | Referral code and driver's location`,
  },
  {
    title: 'States and how they change',
    rows: `
4.01 | commerce-api | Ten order statuses, and only legal moves between them
4.02 | commerce-api | Their numbers: 20, 40, 60, 80, 100
4.03 | mf-member | Tracking from sent to store until en route, and in no other status
4.04 | mf-member | A message for each stage of an order
4.05 | commerce-api | A slot of today is held for 15 minutes, then its place is free again
4.06 | mf-slots | Warnings below 5, 4, 3 and 2 minutes, on any page
4.07 | mf-slots | Then 'This slot has now expired', and another must be chosen
4.08 | mf-store-search | Search validates, stores the place, picks the nearest store where that is on, else lists the stores near by
4.09 | mf-store-search | Waiting deep links are followed on a postcode search
4.10 | mf-member | Guest and member, and every kind of log-in by name
4.11 | mf-checkout | The step that is due is worked out from what is done
4.12 | shell | A changed session version clears what browsers stored
4.13 | mf-slots | Change mode and as-soon-as-possible flag switch as the redirects say`,
  },
  {
    title: 'Validation',
    rows: `
5.01 | mf-store-search | A postcode fits the business's rules
5.02 | mf-store-search | Nothing typed: 'Please enter a valid postcode'
5.03 | mf-store-search | Something else typed: it, and ' is not a valid postcode'
5.04 | mf-store-search | Refused by the API: 'Please provide a valid postcode'
5.05 | mf-store-search | No address chosen: 'Not a valid address'
5.06 | mf-catalogue | 'The search term needs to be at least two characters.'
5.07 | mf-store-search | No suggestion: 'Unable to find location'
5.08 | mf-store-search | No details: 'Unable to get address info, try another address.'
5.09 | mf-store-search | No match for the device: 'Unable to find your location, try manually adding your postcode'
5.10 | mf-checkout | 'Mobile phone number is invalid'; numbers are sent as E.164
5.11 | mf-checkout | 'You need to selected a %s slot'
5.12 | mf-checkout | 'Please enter cvv number'; card form valid, a way to pay chosen
5.13 | mf-member | 'Please select an option' for where the shopper heard of us
5.14 | mf-basket | 'You must be at least %s to purchase this item'
5.15 | mf-catalogue | A quantity is needed
5.16 | mf-member | A rating is needed
5.17 | mf-slots | A slot's day is today or later
5.18 | mf-checkout | Values from a hosted payment page are base64-encoded once
5.19 | mf-basket | Tips and ids are sent as numbers; tokens stay strings
5.20 | shell | Contact files go as a multipart list
5.21 | mf-store-search | Suggestions wait 400 ms
5.22 | mf-member | Rules for passwords, coupons and referrals stand on the form and in the API`,
  },
  {
    title: 'Who may do what',
    rows: `
6.01 | commerce-api | A visitor looks round and searches stores
6.02 | commerce-api | A guest fills a basket and checks out; whether an e-mail is registered can be asked with the basket
6.03 | mf-member | A member logs in, also with Facebook, Apple, Google or a one-time password
6.04 | commerce-api | Members' data is for its member alone
6.05 | mf-member | 'You need to be logged in to use this'; 'You need to login to use this email'
6.06 | mf-checkout | 'Please Login or Create An Account to order with this store', where guests may not order
6.07 | mf-member | A session that ended logs out and keeps the basket`,
  },
  {
    title: 'Calls',
    rows: `
7.01 | shell | All through the proxy under the locale, POST with JSON unless stated, configured by business
7.02 | commerce-api | Tokens, registration, log-out, revocation
7.03 | commerce-api | Send a one-time code
7.04 | commerce-api | Password reset: ask, check, set
7.05 | commerce-api | Geocoding both ways, address finder
7.06 | commerce-api | Addresses and postcode by coordinates
7.07 | commerce-api | Coordinates and addresses by postcode
7.08 | commerce-api | Suggestions and a place's details
7.09 | commerce-api | Leave an e-mail where nobody delivers yet
7.10 | commerce-api | Stores: search, near by, select
7.11 | commerce-api | Stores: details, recommended items, status of an order
7.12 | shell | A 429 of store search or details is shown as it came
7.13 | commerce-api | Slots: list, server time, reserve
7.14 | commerce-api | Catalogue: tree, category, items bought before, item
7.15 | commerce-api | Catalogue: items by id or discount, search
7.16 | commerce-api | Basket: get or create, clear, update, add, change and remove an item
7.17 | commerce-api | Basket: coupon on and off, tip
7.18 | commerce-api | Member: be forgotten, with a code
7.19 | commerce-api | Member: verification code, ask and check
7.20 | commerce-api | Member: referral code, profile, change of password
7.21 | commerce-api | Member: addresses, countries
7.22 | commerce-api | Member: orders, one order, order again
7.23 | commerce-api | Member: marketing preferences, cards, review, loyalty
7.24 | commerce-api | Checkout: addresses, process order, contact
7.25 | commerce-api | Checkout: membership id, driver's location, hosted payment data
7.26 | commerce-api | Payments: make, verify, wallet merchant validation
7.27 | commerce-api | Contact request, business profile, device, marketing identifier
7.28 | commerce-api | Deep-link action
7.29 | commerce-api | SEO page and redirect, guest registration, banners
7.30 | commerce-api | White-label settings, header and footer, home, new order review
7.31 | shell | When the global data cannot be had, the error page is shown and not a blank one`,
  },
  {
    title: 'What a shopper is told when something fails',
    rows: `
8.01 | shell | 'There was an error on the system. Please try again.'
8.02 | shell | 'There was a validation error, please make sure your details are correct.'
8.03 | shell | 'Unable to load global white label settings'; 'Page Not Found'
8.04 | mf-basket | 'Unable to update item'; 'Unable to add item to basket'
8.05 | mf-basket | 'Unable to view basket as the store is closed'
8.06 | mf-basket | The limits of an item and of the basket
8.07 | mf-basket | 'Item is no longer available.'; quantity, removal and coupon failures
8.08 | mf-catalogue | 'Product not found'; 'Deal not found'; 'Store not found'
8.09 | mf-slots | 'There was an error reserving time slot.'
8.10 | mf-slots | 'There was an error selecting default ASAP slot.', and the same for a later day
8.11 | mf-slots | No slots today; no other slot found
8.12 | mf-slots | A day that is not valid; 'Your selected slot has expired...'
8.13 | mf-checkout | Checkout details, contact, delivery address and addresses that could not be set
8.14 | mf-checkout | A store that is closed, or has closed meanwhile
8.15 | mf-checkout | 'Not a valid retail membership id'
8.16 | mf-checkout | 'There was an issue processing your payment'; 'Payment was cancelled'
8.17 | mf-checkout | Apple Pay and Google Pay failures
8.18 | mf-checkout | 'Store does not accept card payment', and for Google and Apple
8.19 | mf-checkout | Card form and card failures; 'Card already exists!'
8.20 | mf-member | 'There was an error creating your account'; 'Your email address has already been registered'
8.21 | mf-member | 'Current password was incorrect.'; 'Unable to create your new password'
8.22 | mf-member | Referral code and e-mail verification failures
8.23 | mf-member | Marketing preferences and social log-in failures
8.24 | mf-member | One-time password not sent, or wrong
8.25 | mf-member | Verification code not sent, number taken, code wrong
8.26 | mf-member | Order not shown, rating missing, driver not tracked
8.27 | mf-catalogue | 'Unable to find banner'
8.28 | shell | 'Iterable API key is missing.'
8.29 | mf-store-search | A toast when the device's place matches nothing
8.30 | shell | UNRECOVERABLE_ERROR: the error page, with a way to start afresh
8.31 | shell | STORE_SEARCH_REQUIRED: the shopper is sent to search with a postcode
8.32 | shell | INCOMPATIBLE_STORE: asks whether to go on with that store and empty the basket
8.33 | mf-basket | Asks before a basket of another store is overwritten
8.34 | shell | A 429 on store search or details shows the reply's own words`,
  },
  {
    title: 'Constants and limits',
    rows: `
9.01 | shell | One module of named constants
9.02 | shell | Six date formats
9.03 | mf-checkout | Visa, Mastercard, Discover and JCB; others are refused clearly
9.04 | commerce-api | Gateway realex: hosted page, sandbox and live
9.05 | commerce-api | Gateway checkoutcom
9.06 | mf-catalogue | A label for food high in fat, salt or sugar
9.07 | commerce-api | Referral reward of 5 pounds
9.08 | commerce-api | A changed password ends every session
9.09 | shell | Every limit is a named constant with its reason`,
  },
  {
    title: 'How it is built',
    rows: `
10.01 | shell | The shell owns routing, guards, themes and session resets
10.02 | shell | Six remotes, federated lazily: a page loads only what it shows
10.03 | shell | Remotes talk through the bus and the API library alone; an import across fails the build
10.04 | shell | A remote is released alone: nothing else is built or restarted
10.05 | shell | A remote's suite runs alone, in its folder, by its own command
10.06 | shell | The composed suite runs against any environment by address
10.07 | shell | Each library of the design does the work that it is for`,
  },
];
