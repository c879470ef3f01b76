export const assistedRefused =
  'You cannot do this for somebody else. They do it themselves, in their account or by the payment link.';
export const assistedPaymentRefused = 'Send the payment link: only the shopper pays by card.';
export const assistedEnded = 'The visit has ended. Begin again at the desk.';
export const assistedLinkInvalid = 'This link works once and for one minute. Ask for a new one at the desk.';
export const paymentLinkInvalid = 'We do not know this link. Please open it from the newest email.';
export const paymentLinkEnded = 'This link has ended, and nothing was charged. Please call us to order again.';
export const paymentLinkChanged =
  'The order has changed since this link was sent, and nothing was charged. Please call us for a new one.';
