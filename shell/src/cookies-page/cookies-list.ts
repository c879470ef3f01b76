import type { StorageDeclaration } from '@storefront/remote-kit/contract/storage.types';

/** A cookie or a storage key, as the cookies page lists it. */
interface StoredText {
  readonly name: string;
  readonly purpose: string;
  readonly storedFor: string;
}

interface StoredGroup {
  readonly title: string;
  readonly entries: readonly StoredText[];
}

const NEEDED: readonly StoredText[] = [
  { name: 'sf_basket', purpose: 'Your basket.', storedFor: 'A month' },
  {
    name: 'sf_guest',
    purpose: 'So that the details you give at checkout, and your street address, are shown only to you.',
    storedFor: 'Until you close the browser',
  },
  { name: 'sf_place', purpose: 'Where you are and which store you chose.', storedFor: 'A month' },
  { name: 'sf_access, sf_refresh', purpose: 'That you are logged in.', storedFor: 'A month at most' },
  {
    name: 'sf_login_device',
    purpose: 'Recognises the device on which you log in, so that failed guesses by others do not lock you out.',
    storedFor: 'An hour; thirteen months from your last log-in',
  },
  { name: 'sf_last_store', purpose: 'The store of your last order.', storedFor: 'Half a year' },
  { name: 'sf_link', purpose: 'A link that waits until you have found a store.', storedFor: 'Half an hour' },
  {
    name: 'sf_friend',
    purpose: 'The code of the friend whose link you opened, for your registration.',
    storedFor: 'A month, or until you register',
  },
  {
    name: 'sf_canary',
    purpose: 'Which version of the site you see while we test a change.',
    storedFor: 'A month from your last visit',
  },
  { name: 'sf_flash', purpose: 'What the next page shows you, such as why you are there.', storedFor: 'A minute' },
  {
    name: 'sf_form',
    purpose: 'What you typed into a form that we could not accept, except passwords, until it is shown again.',
    storedFor: 'A minute at most',
  },
  { name: 'sf_consent', purpose: 'Your answer to the question on this page.', storedFor: 'Half a year' },
];
const OPTIONAL: readonly StoredText[] = [
  { name: 'sf_device', purpose: 'A number for your device, for offers.', storedFor: 'Half a year' },
  {
    name: 'sf_campaign',
    purpose: 'The campaign that brought you here. It is stored with your order.',
    storedFor: 'A month',
  },
];

const textOf = ({ key, purpose, storedFor }: StorageDeclaration): StoredText => ({
  name: /[:.]$/.test(key) ? `${key}…` : key,
  purpose,
  storedFor,
});

/** Everything that the storefront stores in a browser: its cookies, and what the composition's packages declare. */
export const storedGroups = (storage: readonly StorageDeclaration[]): readonly StoredGroup[] => [
  { title: 'Cookies needed to shop', entries: NEEDED },
  { title: 'Only in this browser', entries: storage.filter(({ needsConsent }) => !needsConsent).map(textOf) },
  {
    title: 'Only if you agree',
    entries: [...OPTIONAL, ...storage.filter(({ needsConsent }) => needsConsent).map(textOf)],
  },
];
