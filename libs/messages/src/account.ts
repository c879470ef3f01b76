export const accountCreateFailed = 'There was an error creating your account';
export const emailRegistered = 'Your email address has already been registered';
export const emailMeant = 'Did you mean %s?';
export const emailUnchanged = 'That is already your email address';
export const emailChanged = 'Your email address is now %s. Use it to log in.';
export const emailChangeFreshLogin = 'Log out and in again, then change your email address.';
export const currentPasswordIncorrect = 'Current password was incorrect.';
export const referralCodeRule = 'From a friend: letters, digits and hyphens. It counts for your first order.';
export const referralCodeInvalid = 'Referral code entered does not exist or is not valid';
export const loyaltyUnavailable = 'Unable to view your rewards, please try again.';
export const loyaltyRedeemFailed = 'Unable to exchange your points, please try again.';
export const loyaltyTooLittle = 'You do not have enough for a reward yet';
export const emailVerifyFailed = 'Unable to verify your email address';
export const newPasswordFailed = 'Unable to create your new password';
export const marketingPreferencesFailed = 'There was an error updating your marketing preferences';
export const facebookLoginFailed = 'Unable to log in with Facebook, please try again.';
export const googleLoginFailed = 'Unable to log in with Google, please try again.';
export const appleLoginFailed = 'Unable to log in with Apple, please try again.';
export const otherWayToLogIn = 'That way to log in does not work at the moment. Please choose another.';
export const lastWayToLogIn = 'This is your only way to log in. Add another before you remove it.';
export const providerCancelled = 'You did not finish at %s, so nothing has changed.';
export const providerExpired = 'That took too long, or was opened twice. Please try %s again.';
export const providerGaveNoEmail =
  '%s gave us no email address. Create an account with your email address, then add %s in it.';
export const providerLogInToAdd =
  'You already have an account with the email address that %s gave us. Log in, and we will add %s to it.';
export const providerAddInAccount =
  'There is an account with the email address that %s gave us. Log in to it, then add %s under Log-in and devices.';
export const providerUsedByAnother = 'That %s account is already used by another account here.';
export const providerUsesAnother =
  'Your account already uses another %s account. Log in another way, and remove that %s account first.';
export const providerPassword = 'That is not your password, so %s was not added.';
export const removalFreshLogin = 'Log out and in again, then remove it.';
export const providerFreshLogin = 'Log out and in again, then add %s.';
export const providerAdded = 'You can now log in with %s.';
export const loginNeeded = 'You need to be logged in to use this';
export const loginNeededForEmail = 'You need to login to use this email';
export const orderAsGuest = 'Order as a guest';
export const guestOrderNote = 'A guest order is not shown in your account.';
export const credentialsInvalid = 'That email and password do not match. Check both and try again.';
export const sessionExpired = 'You have been logged out because your session expired. Your basket is still here.';
export const hearAboutRequired = 'Please select an option';
export const passwordRule = 'Use at least 8 characters';
export const passwordTooLong = 'Use at most 128 characters';
export const passwordTooCommon = 'That password is on lists of stolen passwords. Please choose another.';
export const passwordExists = 'You have a password already. You can change it.';
export const passwordAdded = 'You can now log in with your email and password.';
export const passwordRemoved = 'Your password is removed. Your other devices are logged out.';
export const passwordFreshLogin = 'Log out and in again, then add a password.';
export const passwordAddFailed = 'We could not add your password, please try again.';
export const passwordRemoveFailed = 'We could not remove your password, please try again.';
export const passwordsDiffer = 'The two passwords are not the same';
export const resetTokenInvalid = 'This link has been used or is too old. Ask for a new one.';
export const resetRequested = 'Check your email';
export const resetRequestedText =
  'If there is an account with %s, we have emailed it a link to set a new password. The link works once, within an hour.';
export const resetLinkUnread = 'We could not check your link.';
export const resetLinkMissing = 'Open the link in the email that we sent you, or ask for a new one.';
export const addressBookFull = 'Your address book is full. Delete an address to add another.';
export const marketingPreferencesSaved = 'Your choices have been saved.';
/** What a member agrees to: the business, and the channel. It is recorded with each answer. */
export const marketingConsent = 'Send me news and offers from %s by %s. I can stop this at any time.';
export const unsubscribeLinkInvalid = 'This link is not complete. Copy the whole link from the email.';
export const unsubscribeQuestion = 'Shall we stop sending you news and offers by email?';
export const unsubscribed = 'You will get no more news and offers by email.';
export const unsubscribedText = 'We still write to you about your orders.';
export const unsubscribeFailed = 'We could not stop the emails just now. Please try again.';
export const membershipRequired = 'Please enter your membership number';
export const membershipKept = 'Your membership is saved. We will add it to your orders.';
export const membershipAlreadyKept = 'We already have that membership for you.';
export const accountInUse =
  'An order is still on its way, or a payment or refund is not finished. You can delete your account once that is done.';
export const freshLoginNeeded = 'Log out and in again, then ask for your data.';
export const deviceLoggedOut = 'That device is already logged out.';
export const forgetQuestion =
  'This deletes your account and everything that identifies you. Your orders stay in our records without your name. It cannot be undone.';
export const forgetCodeSent = 'We have emailed you a code. Enter it within 15 minutes to delete your account.';
export const accountDeleted = 'Your account has been deleted.';
export const passkeyRefused = 'We could not accept that passkey. Try again, or choose another way.';
export const passkeyExpired = 'That took too long, or was done twice. Please try again.';
export const passkeyUnknown =
  'We do not know that passkey; it may have been removed here. Choose another way to log in.';
export const passkeyExists = 'This device already has a passkey for your account.';
export const passkeyNotFound = 'That passkey has already been removed.';
export const passkeyHostInvalid = 'Passkeys do not work at this address. Choose another way to log in.';
export const passkeysFull = 'You have reached the limit for passkeys. Remove one to add another.';
export const passkeyCancelled = 'You did not finish, so nothing has changed.';
export const passkeyFailed = 'Your browser could not use a passkey. Try again, or choose another way to log in.';
export const passkeyUnsupported = 'This browser does not support passkeys.';
export const passkeyFreshLogin = 'Log out and in again, then add your passkey.';
export const passkeyAdded = '%s is added. You can now log in with it.';
export const passkeyRemoved = '%s is removed';
export const passkeyRenamed = 'The passkey is now called %s';
export const passkeyQuestion =
  'You can no longer log in with %s. Remove it on the device too, where your passwords are kept.';
export const favouritesNeedLogIn = 'Log in to save your favourites.';
export const favouriteSaved = 'Added to your favourites.';
export const favouriteRemoved = 'Removed from your favourites.';
export const favouriteFailed = 'Unable to save your favourites, please try again.';
export const listsFailed = 'Unable to show your lists, please try again.';
export const listNameRequired = 'Enter a name for the list';
export const listFull = 'This list is full. Take something off it first.';
export const listNotFound = 'That list no longer exists.';
export const listsFull = 'You have reached the limit for lists. Delete one to make another.';
export const weeklySlotFailed = 'Unable to show your weekly time, please try again.';
export const weeklySlotNotSaved = 'Unable to save your weekly time, please try again.';
export const weeklySlotSaved = 'Your weekly time is saved.';
export const weeklySlotSkipped = 'We will skip that week.';
export const weeklySlotTakenIn = 'That week is back on.';
export const weeklySlotStopped = 'Your weekly time has been stopped.';
export const weeklySlotNotFound = 'You do not have a weekly time.';
export const weeklyDateChanged = 'That week has passed. This is the next one.';
export const guestDataSent =
  'We have sent an email to %s. If we keep data under this address, it has a code. Enter the code here within 15 minutes.';
export const guestDataClosed = 'This has expired. Ask for a new code.';
export const guestDataNothing = 'We keep nothing more under this address.';
export const guestDataOpenOrders =
  'These orders are not finished, so their details stay until they are. Come back then to delete them:';
export const guestDataQuestion =
  'This deletes what identifies you: messages, files, requests and the details of your orders. The orders themselves stay in our books, without your name. It cannot be undone.';
export const guestDataDeleted =
  'Your data has been deleted. The details of an order that is not finished stay until it is.';
