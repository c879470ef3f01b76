interface CookieText {
  readonly name: string;
  readonly why: string;
  readonly keptFor: string;
}

/** Every cookie of the storefront, by purpose. */
export const COOKIES: readonly { readonly title: string; readonly cookies: readonly CookieText[] }[] = [
  {
    title: 'Needed to shop',
    cookies: [
      { name: 'sf_basket', why: 'Your basket.', keptFor: 'A month' },
      {
        name: 'sf_guest',
        why: 'So that the details you give at checkout, and your street address, are shown only to you.',
        keptFor: 'Until you close the browser',
      },
      { name: 'sf_place', why: 'Where you are and which store you chose.', keptFor: 'A month' },
      { name: 'sf_access, sf_refresh', why: 'That you are logged in.', keptFor: 'A month at most' },
      {
        name: 'sf_login_device',
        why: 'That you have logged in on this device, so that failed guesses by others do not lock you out.',
        keptFor: 'Thirteen months from your last log-in',
      },
      { name: 'sf_last_store', why: 'The store of your last order.', keptFor: 'Half a year' },
      { name: 'sf_link', why: 'A link that waits until you have found a store.', keptFor: 'Half an hour' },
      {
        name: 'sf_friend',
        why: 'The code of the friend whose link you opened, for your registration.',
        keptFor: 'A month, or until you register',
      },
      {
        name: 'sf_canary',
        why: 'Which version of the site you see while we test a change.',
        keptFor: 'A month from your last visit',
      },
      { name: 'sf_flash', why: 'What the next page shows you, such as why you are there.', keptFor: 'A minute' },
      {
        name: 'sf.version, sf.from, sf.flash, sf.reset-token',
        why: 'Which storefront this browser last saw, the page that you came from, what the next page shows you, and the link with which you set a new password. Only this browser has them.',
        keptFor: 'Until you clear it, or close the tab',
      },
      { name: 'sf_consent', why: 'Your answer to the question on this page.', keptFor: 'Half a year' },
    ],
  },
  {
    title: 'Only if you agree',
    cookies: [
      { name: 'sf_device', why: 'A number for your device, for offers.', keptFor: 'Half a year' },
      {
        name: 'sf_campaign',
        why: 'The campaign that brought you here. It is stored with your order.',
        keptFor: 'A month',
      },
    ],
  },
];
