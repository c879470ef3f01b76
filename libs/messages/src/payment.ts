export const paymentFailed = 'There was an issue processing your payment';
export const applePayCheckFailed = 'Error checking Apple Pay availability';
export const paymentCancelled = 'Payment was cancelled';
export const cardNotAccepted = 'Store does not accept card payment';
export const applePayNotAccepted = 'Store does not accept Apple Pay payment';
export const googlePayNotAccepted = 'Store does not accept Google Pay payment';
export const googlePayFailed = 'There was an error processing Google Pay';
export const cardFormFailed = 'The card form could not be loaded. Reload the page or choose another way to pay.';
export const hostedPageFollows =
  'You will enter your card details on the page of our payment provider, Global Payments, which opens here when you press Pay.';
/** Beside the ways to pay of a page without scripts. */
export const fieldsNeedScripts =
  'To pay by card, Apple Pay or Google Pay, this page needs JavaScript. If they do not appear, switch it on and reload.';
/** As above, for the wallets alone. */
export const walletsNeedScripts =
  'To pay by Apple Pay or Google Pay, this page needs JavaScript. If they do not appear, switch it on and reload.';
/** Beside the buttons that lead to the hosted page without scripts. */
export const hostedPageLeads = 'You enter your card details on the page of our payment provider, Global Payments.';
export const hostedPageNext =
  'Your order is placed when you have paid on the page of our payment provider, Global Payments.';
/** A page without scripts cannot check by itself. */
export const paymentCheckAgain =
  'Your payment is being checked with your bank. Check again in a moment; you will not be charged twice.';
export const hostedPageTyping =
  'Enter your card details below. Your order is placed when the payment has gone through.';
export const hostedPageFailed = 'The payment page could not be opened. Nothing was charged. Please try again.';
export const hostedPageChecking = 'Your payment is being checked. Please keep this page open.';
export const cardRemoveFailed = 'Your card could not be removed. Try again.';
export const cardDetailsFailed = 'There was an error with your card details. Try another card or reload the page.';
export const cardExists = 'Card already exists!';
export const cvvRequired = 'Please enter cvv number';
export const cvvInvalid = 'The cvv number has 3 or 4 digits';
export const cardSaved = 'Your card is saved for next time.';
export const paymentOptionRequired = 'Choose how you would like to pay';
export const cashLimitExceeded = 'This store does not take this much in cash. Please choose another way to pay.';
export const cashAmountRequired = 'Confirm the cash amount to continue';
export const cardBrandRefused = 'We take Visa, Mastercard, Discover and JCB. Please use one of those.';
export const cardFormInvalid = 'Check your card details before you pay';
export const paymentInProgress =
  'Your last payment is still being checked. Please wait a moment; you will not be charged twice.';
export const paymentChecking =
  'We are checking with your bank. Please keep this page open; you will not be charged twice.';
export const paymentCheckingLong =
  'Your bank is taking longer than usual. You can leave this page: if your order goes through, we will email you.';
export const paymentAtBank =
  'Your bank is still waiting for you to confirm this payment. Nothing has been charged yet.';
export const paymentGatewayUnavailable = 'Card payments are not available just now. Nothing was charged.';
// Advice after a refused card. A suspicion of fraud is not mentioned, because it would help a thief.
export const cardWithoutMoney = 'Your bank says that there is not enough money in this account. Try another card.';
export const cardExpired = 'This card has expired. Try another card.';
export const bankTooSlow = 'Your bank did not answer in time. Please try again in a moment.';
export const cardNumberUnknown = 'The card number is not valid. Check it, or try another card.';
export const cardCvvWrong = 'The security code does not match the card. Check it, or try another card.';
export const cardNotConfirmed = 'Your bank could not confirm that it was you. Try again, or use another card.';
export const cardTokenTooOld = 'Your card details were open for too long. Please enter them again.';
export const cardDeclined = 'Your bank declined this card. Try another card, or speak to your bank.';
/** Shown after a refused card. */
export const notCharged = 'Nothing was charged.';
export const paymentNotFound = 'We could not find that payment. Check your orders before you pay again.';
export const paymentMethodNotAccepted = 'This store does not accept that payment method. Please choose another.';
export const cardNotFound = 'That card is no longer saved. Please choose another.';
export const walletUnavailable = 'This wallet cannot be used here just now. Please choose another way to pay.';
export const cardAddFailed = 'Your card was not saved. Check the details or try another card.';
export const cardsNotKept = 'Cards cannot be saved here. You enter your card details when you pay.';
export const cardsSavedByPaying =
  'Tick “Save this card” on the payment page when you next pay, and it is offered there from then on.';
/** Beside the way to the hosted page, for a member with saved cards. */
export const savedCardsOnPage = 'Your saved cards are there too.';
/** After a refused addition: the bank or the gateway adds nothing to the payment of an order that is being changed. */
export const paymentNotExtendable =
  'Nothing can be added to the payment of your order, so the changed order is paid for in full, as a new payment. Nothing was charged, and your order stays as it is until then.';
/** As above. */
export const paymentNotExtended =
  'Your bank did not allow the extra amount, so the changed order is paid for in full, as a new payment. Nothing was charged, and your order stays as it is until then.';
export const assistedRefused =
  'You cannot do this for somebody else. They do it themselves, in their account or by the payment link.';
export const assistedPaymentRefused = 'Send the payment link: only the shopper pays by card.';
export const assistedEnded = 'The visit has ended. Begin again at the desk.';
export const paymentLinkSent = 'The payment link was sent, and the visit has ended. You see the link at the desk.';
export const assistedLinkInvalid = 'This link works once and for one minute. Ask for a new one at the desk.';
export const paymentLinkInvalid = 'We do not know this link. Please open it from the newest email.';
/** To whoever pays a changed order by a link, so that it does not look like paying twice. */
export const paymentLinkReplaces =
  'This pays the changed order in full. The first payment is given back, so nothing is paid twice.';
/** To a second browser while the first is at the bank. */
export const paymentLinkBusy =
  'Somebody is paying for this order right now. Finish where the payment was begun, or open the link again in ten minutes.';
export const paymentLinkEnded = 'This link has ended, and nothing was charged. Please call us to order again.';
export const paymentLinkChanged =
  'The order or its time has changed since this link was sent, and nothing was charged. Please call us for a new one.';
