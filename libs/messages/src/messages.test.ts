import * as account from './account';
import * as basket from './basket';
import * as catalogue from './catalogue';
import * as checkout from './checkout';
import * as contact from './contact';
import { message } from './message';
import { messageKeyForCode } from './message-for-code';
import { messages } from './messages';
import * as orders from './orders';
import * as payment from './payment';
import { problemMessage } from './problem-message';
import * as shellPages from './shell-pages';
import * as slots from './slots';
import * as storeSearch from './store-search';
import * as system from './system';
import * as verification from './verification';

const texts: string[] = Object.values(messages);

/** The specification's quoted texts, including its slips. */
const quoted = [
  'Please enter a valid postcode',
  'Please provide a valid postcode',
  'Not a valid address',
  'The search term needs to be at least two characters.',
  'Unable to find location',
  'Unable to get address info, try another address.',
  'Unable to find your location, try manually adding your postcode',
  'Unable to find your location, try manually adding your address',
  'Mobile phone number is invalid',
  'You need to selected a %s slot',
  'Please enter cvv number',
  'Please select an option',
  'You must be at least %s to purchase this item',
  'This slot has now expired',
  'You need to be logged in to use this',
  'You need to login to use this email',
  'Please Login or Create An Account to order with this store',
  'There was an error on the system. Please try again.',
  'There was a validation error, please make sure your details are correct.',
  'Unable to load global white label settings',
  'Page Not Found',
  'Unable to update item',
  'Unable to add item to basket',
  'Unable to view basket as the store is closed',
  'Item limit has been reached',
  'Basket limit has been reached',
  'This will go over your basket limit',
  'Item is no longer available.',
  'Product not found',
  'Deal not found',
  'Store not found',
  'There was an error reserving time slot.',
  'There was an error selecting default ASAP slot.',
  'There are not available slots for today',
  'No alternative slot found. You need to select the timeslot manually.',
  'There was an issue with your checkout details',
  'Unable to update contact details',
  'Unable to set your delivery address',
  'There was an error setting checkout %s address.',
  'The store is currently closed',
  'Your selected store has closed. You cannot complete checkout until the store reopens.',
  'Not a valid retail membership id',
  'There was an issue processing your payment',
  'Error checking Apple Pay availability',
  'Payment was cancelled',
  'Store does not accept card payment',
  'Card already exists!',
  'There was an error creating your account',
  'Your email address has already been registered',
  'Current password was incorrect.',
  'Referral code entered does not exist or is not valid',
  'Unable to verify your email address',
  'Unable to create your new password',
  'There was an error updating your marketing preferences',
  'Unable to send one time password code at this moment',
  'One time password code was incorrect',
  'Unable to request verification code',
  'Phone number has already been verified by another member',
  'The code was incorrect',
  'Unable to view order, please try again.',
  'A rating is required',
  'Unable to track the driver at this time.',
  'Unable to find banner',
  'Iterable API key is missing.',
  'Sorry, no matching locations for your detected location. Please try entering your address.',
];

test.each(quoted)('the table contains, word for word: %s', (text) => {
  expect(texts).toContain(text);
});

test('the expired slot’s message says what to do next', () => {
  expect(messages.selectedSlotExpired).toMatch(/^Your selected slot has expired, .+/);
});

test('no two domains share a key, so no text overrides another', () => {
  const domains = [
    system,
    storeSearch,
    catalogue,
    basket,
    slots,
    checkout,
    payment,
    account,
    verification,
    orders,
    contact,
    shellPages,
  ];
  const keys = domains.flatMap((domain) => Object.keys(domain));
  expect(new Set(keys).size).toBe(keys.length);
  expect(Object.keys(messages)).toHaveLength(keys.length);
});

test('a placeholder in a text is filled with its value', () => {
  expect(message('slotRequired', 'delivery')).toBe('You need to selected a delivery slot');
  expect(message('postcodeInvalid', 'QQ1')).toBe('QQ1 is not a valid postcode');
  expect(message('ageRestricted', 18)).toBe('You must be at least 18 to purchase this item');
});

test('a value with a dollar or a placeholder sign in it is inserted unchanged', () => {
  expect(message('postcodeInvalid', '$& %s')).toBe('$& %s is not a valid postcode');
});

test('a problem’s message depends on its code, and an unknown one is the system error', () => {
  expect(problemMessage({ code: 'email_already_registered' })).toBe('Your email address has already been registered');
  expect(problemMessage({ code: 'item_limit_reached' })).toBe('Item limit has been reached');
  // Guests, who have no account, get it too.
  expect(problemMessage({ code: 'order_not_found' })).not.toContain('account');
  expect(messageKeyForCode('toString')).toBe('systemError');
  expect(problemMessage({ code: 'never_heard_of' })).toBe('There was an error on the system. Please try again.');
});
