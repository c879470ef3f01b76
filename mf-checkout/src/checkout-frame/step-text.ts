import type { SessionState } from '@storefront/bus/state.types';
import type { CheckoutData } from '../steps/checkout-data';
import type { MainStep, Progress } from '../steps/steps.model';

export function stepTitle(step: MainStep, fulfilment: 'delivery' | 'collection'): string {
  const delivery = fulfilment === 'delivery';
  return {
    'checkout-login': 'Who is ordering',
    'checkout-details': delivery ? 'Contact and address' : 'Contact',
    'checkout-options': delivery ? 'Delivery options' : 'Collection options',
    'checkout-payment': 'Payment',
  }[step];
}

/** The result of a finished step in one line. */
export function stepSummary(step: MainStep, data: CheckoutData, session: SessionState, progress: Progress): string {
  const { contact, deliveryAddress } = data.basket.checkout;
  switch (step) {
    case 'checkout-login':
      return session.strategy === 'member' ? `Logged in as ${session.firstname ?? 'a member'}` : 'As a guest';
    case 'checkout-details':
      return [
        contact && `${contact.firstName} ${contact.lastName}, ${contact.phoneNumberDisplay ?? contact.phoneNumber}`,
        deliveryAddress && `${deliveryAddress.addressLine1}, ${deliveryAddress.postcode}`,
      ]
        .filter(Boolean)
        .join(' · ');
    case 'checkout-options':
      return progress.instructions || 'No special instructions';
    case 'checkout-payment':
      return '';
  }
}
