export const checkoutDetailsIssue = 'There was an issue with your checkout details';
export const contactUpdateFailed = 'Unable to update contact details';
export const deliveryAddressFailed = 'Unable to set your delivery address';
/** The placeholder is the fulfilment method or 'billing'. */
export const checkoutAddressFailed = 'There was an error setting checkout %s address.';
export const storeClosed = 'The store is currently closed';
export const selectedStoreClosed =
  'Your selected store has closed. You cannot complete checkout until the store reopens.';
export const retailMembershipInvalid = 'Not a valid retail membership id';
/** The specification's own wording, with its slip; the placeholder is the fulfilment method. */
export const slotRequired = 'You need to selected a %s slot';
export const nameInvalid = 'Use only letters, without links or symbols';
export const addressLineInvalid = 'Use only letters and numbers, without links or symbols';
export const mobileInvalid = 'Mobile phone number is invalid';
export const loginToOrder = 'Please Login or Create An Account to order with this store';
export const amountChanged = 'The amount has changed since you last saw it. Please check the new total.';
export const slotChanged = 'Your time slot has changed since you started checkout. Please check the new time.';
export const basketChanged = 'Your basket has changed since you started checkout. Please check it.';
export const outOfDeliveryArea = 'This store does not deliver to that address. Choose another address or collection.';
export const emailInvalid = 'Enter an email address, such as name@example.com';
export const fieldRequired = 'Enter your %s';
export const addressRequired = 'Tell us where to bring your order.';
/** After a look-up of a postcode's addresses. */
export const addressesNotFound = 'We found no addresses at %s. Please type yours.';
export const checkoutRefused = 'We cannot take this order online. Please contact us, and we will help you.';
export const orderNotPayable = 'This order cannot be paid for any more. Please start checkout again.';
/** A form that was sent again, or of which the reply was lost. */
export const orderSentBefore =
  'This form was sent before. If your order was placed, we have emailed it to you; please check before you order again.';
export const textAboutOrder = 'Text me about this order';
export const textAboutOrderNote = 'When it is on its way or ready to collect, and if something goes wrong.';
