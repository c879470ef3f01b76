import type { Basket } from '@storefront/api/entities/basket';
import { activeStep, isStepOpen, type Progress, withKept } from './steps.model';

const contact = { firstName: 'Ada', lastName: 'Hart', email: 'ada@example.com', phoneNumber: '+447911123456' };
const address = { country: 'GB', addressLine1: '1 High Street', postcode: 'SE1 9GF', town: 'London' };
const empty: Progress = { guest: false, optionsDone: false, instructions: '' };

function basket(method: 'delivery' | 'collection', more: Partial<Basket['checkout']> = {}) {
  return {
    fulfilmentMethod: method,
    checkout: { contact: null, deliveryAddress: null, billingAddress: null, session: null, ...more },
  };
}

describe('the shopper’s current step', () => {
  test('is log-in for a shopper who has not chosen yet', () => {
    expect(activeStep({ strategy: 'guest' }, basket('delivery'), empty, true)).toBe('checkout-login');
  });

  test('is details for a guest and for a member', () => {
    expect(activeStep({ strategy: 'guest' }, basket('delivery'), { ...empty, guest: true }, true)).toBe(
      'checkout-details',
    );
    expect(activeStep({ strategy: 'member' }, basket('delivery'), empty, true)).toBe('checkout-details');
  });

  test('stays log-in for a guest if the store accepts members only', () => {
    expect(activeStep({ strategy: 'guest' }, basket('delivery'), { ...empty, guest: true }, false)).toBe(
      'checkout-login',
    );
  });

  test('a delivery needs an address, a collection does not', () => {
    expect(activeStep({ strategy: 'member' }, basket('delivery', { contact }), empty, true)).toBe('checkout-details');
    expect(activeStep({ strategy: 'member' }, basket('collection', { contact }), empty, true)).toBe('checkout-options');
    const both = basket('delivery', { contact, deliveryAddress: address });
    expect(activeStep({ strategy: 'member' }, both, empty, true)).toBe('checkout-options');
  });

  test('is payment when all else is complete', () => {
    const ready = basket('collection', { contact });
    expect(activeStep({ strategy: 'member' }, ready, { ...empty, optionsDone: true }, true)).toBe('checkout-payment');
  });

  test('is known in another tab: a guest’s own contact and kept instructions say what is done', () => {
    const stepOf = (more: Partial<Basket['checkout']>, guestCheckout = true) => {
      const begun = basket('collection', more);
      return activeStep({ strategy: 'guest' }, begun, withKept(empty, begun.checkout), guestCheckout);
    };
    expect(stepOf({})).toBe('checkout-login');
    expect(stepOf({ contact })).toBe('checkout-options');
    expect(stepOf({ contact }, false)).toBe('checkout-login');
    expect(stepOf({ contact, instructions: '' })).toBe('checkout-payment');
  });

  test('a completed step may be opened again, a later one may not be skipped to', () => {
    expect(isStepOpen('checkout-details', 'checkout-payment')).toBe(true);
    expect(isStepOpen('checkout-payment', 'checkout-details')).toBe(false);
    expect(isStepOpen('checkout-create', 'checkout-login')).toBe(true);
  });
});
