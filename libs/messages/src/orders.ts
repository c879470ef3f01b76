export const orderUnavailable = 'Unable to view order, please try again.';
export const ratingRequired = 'A rating is required';
export const orderLate = 'We are sorry: your order is late.';
/** The placeholder is a time, such as '25 minutes'. */
export const orderLateBy = 'We are running %s late.';
/** The placeholder is the age. */
export const proofOfAgeNeeded =
  'Please have proof of age ready: something in this order is for people aged %s or over.';
export const driverTrackingUnavailable = 'Unable to track the driver at this time.';
export const orderNotFound = 'We could not find that order in your account.';
/** For members and guests, who have no account: after a call about an order. */
export const orderNotFoundHere = 'We could not find that order here. Please open it by the link in its email.';
export const orderLinkInvalid = 'This link no longer works, or was not copied in full.';
export const statusSentToStore = 'Your order has been sent to the store';
export const statusBeingPicked = 'Your order has been accepted and is being picked';
export const statusDriverEnRoute = 'Your driver is on the way';
export const statusDelivered = 'Your order has been delivered';
export const statusProblemDelivering = 'There was a problem delivering your order';
export const alreadyReviewed = 'You have already reviewed this order. Thank you.';
export const orderNotAmendable =
  'This order can no longer be changed. It stays as it was, and nothing more is charged.';
export const orderReplaced = 'This order has already been changed.';
/** When leaving an order as it is got no reply; it may have worked. */
export const orderKeepFailed = 'We could not do that just now. Your order stays as it is. Please try again.';
export const orderAmendFailed = 'We could not open the order for changes just now. Please try again.';
/** The placeholder is the number of the order. */
export const orderKept = 'Order %s stays as it is.';
export const orderStepRefused = 'The order has moved on, so this can no longer be done.';

/** When cancelling got no reply; it may have worked, so the order is read again. */
export const orderCancelFailed = 'We could not cancel the order just now. Please try again.';
export const cancelOrderQuestion = 'Your time slot becomes free for others. Anything you have paid is refunded.';
export const orderCancelled = 'Your order is cancelled. We have sent you an email about it.';
export const orderNotDelivered = 'You can review your order once it has arrived.';
export const orderNotReportable = 'Problems with this order can no longer be reported here. Please ring the store.';
export const alreadyReported = 'Some of these items have been reported or refunded already. Please check what is left.';
export const complaintEmpty = 'Choose what is wrong with at least one item.';
export const complaintFailed = 'We could not send your report just now. Please try again.';
export const complaintNoteTooLong = 'Your note is too long: 300 characters fit.';
export const complaintOpen = 'The store is looking into it. You will see here what it decides.';
/** The placeholder is the amount. */
export const complaintRefunded = 'We have refunded %s.';
export const complaintRefunding = 'We will refund %s.';
export const complaintDeclined = 'The store could not refund this.';
export const complaintPictureFailed = 'Your report was sent, but without the picture, which could not be read.';
export const complaintPictureWrong = 'The picture must be a JPEG, PNG or WebP of up to 5 MB.';
