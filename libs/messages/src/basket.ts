export const itemUpdateFailed = 'Unable to update item';
export const itemAddFailed = 'Unable to add item to basket';
export const basketStoreClosed = 'Unable to view basket as the store is closed';
export const itemLimitReached = 'Item limit has been reached';
export const basketLimitReached = 'Basket limit has been reached';
export const basketLimitWouldBePassed = 'This will go over your basket limit';
/** After the item's limit; the placeholder is the limit. */
export const itemHolds = 'You can have up to %s of this item.';
/** After the basket's limit; the placeholder is the limit. */
export const basketHolds = 'A basket holds up to %s items.';
export const itemUnavailable = 'Item is no longer available.';
/** The placeholder is the item's name. */
export const namedItemUnavailable = '%s is no longer available.';
export const itemNotOnDay = 'This is not available on the day of your time slot. Choose another time for it.';
export const lineNotOnDay = '%s is not available at your time (%s). Choose another day, or remove it.';
/** A line that a log-in has joined. */
export const itemJoined = '%s is from your basket on another device.';
/** A basket of the member that a log-in could not join with this one: its items, and its store. */
export const basketOfOtherStore =
  'You have another basket: %s from %s. It was not joined with this one, because an order comes from one store.';
/** `basketOfOtherStore` where the store is this basket's: its items, and its store. */
export const basketOfThisStore =
  'You have another basket: %s from %s. It was not joined with this one: together they are too large for one order, or one of them is being paid for.';
/** The shopper stays with the basket of before. */
export const basketChangeFailed = 'Unable to open your other basket, please try again.';
export const dealEnded = '%s ends before the day of your order, so %s is no longer taken off.';
export const quantityUpdateFailed = 'Unable to update the quantity, please try again.';
export const itemRemoveFailed = 'Unable to remove the item, please try again.';
export const couponRemoveFailed = 'Unable to remove the coupon, please try again.';
export const couponInvalid = 'This coupon cannot be used here. Check the code and what it is for.';
export const couponExpired = 'This coupon has expired.';
export const couponUsedUp = 'This coupon has been used as often as it can be.';
export const couponFirstOrderOnly = 'This coupon is for a first order.';
export const couponNotForBasket = 'This coupon does not apply to anything in your basket.';
export const couponBelowMinimum = 'Your basket has not reached the minimum spend for this coupon.';
/** A coupon that no longer applies: its code, and the reason as a sentence. */
export const couponRemoved = 'Coupon %s was removed. %s';
export const couponApplyFailed = 'Unable to apply the coupon, please try again.';
export const ageRestricted = 'You must be at least %s to purchase this item';
export const overwriteBasket = 'You already have a basket from another store. Replace it with this one?';
/** Another store's item was added; the placeholder is this store. */
export const changeStoreQuestion = 'An order comes from one store. Move your basket to %s?';
/** What of a basket another store sells: '3 of 5 items move to Borough.', '1 of 5 items moves to Borough.' */
export const itemsMove = '%s of %s %s to %s.';
export const itemsStay = 'These do not:';
/** The store, and all items of the basket. */
export const nothingMoves = '%s sells none of the %s in your basket.';
/** The placeholder is the other store. */
export const differentPrices = 'These have another price at %s:';
/** An item, its price at the basket's store, and at the other one. */
export const differentPrice = '%s: %s here, %s there';
export const slotStays = 'Your time is given back. Choose one at the other store.';
export const basketEmpty = 'Your basket is empty';
/** Beside a page, which works all the same. */
export const basketReadFailed = 'We could not load your basket. Your items are safe.';
export const basketNotFound = 'We could not find your basket. Start a new one by adding an item.';
export const belowMinimumSpend = 'Add %s more to reach the minimum spend.';
/** `belowMinimumSpend` beside a total. */
export const toMinimumSpend = '%s to the minimum spend';
export const basketLineNotFound = 'That item is no longer in your basket.';
export const couponNeedsMember = 'This coupon is for members. Log in to use it.';
export const basketClearFailed = 'Unable to empty the basket, please try again.';
export const basketRestoreFailed = 'Some items could not be put back.';
/** The placeholder lists items; of one that came back in part, how many are missing. */
export const linesNotRestored =
  'These are sold out, at their limit or not sold on your day, and could not be put back: %s.';
/** The placeholder lists items. */
export const substituteNotRestored = 'Back without the chosen substitute, which is no longer sold: %s.';
/** After a basket that was emptied is back: the code. */
export const couponNotRestored = 'Enter coupon %s again.';
export const slotNotRestored = 'Your time is no longer held. Choose it again.';
export const tipTooHigh = 'The tip is too high. Choose a smaller one.';
export const tipUpdateFailed = 'Unable to update the tip, please try again.';
export const tipsNotTaken = 'This shop does not accept tips.';
export const savedItemNotFound = 'That item is no longer saved.';
export const savedItemsFull = 'You have saved as many items as you can. Remove one first.';
export const itemSaveFailed = 'Unable to save the item, please try again.';
export const savedItemMoveFailed = 'Unable to move the item to your basket, please try again.';
export const substituteInvalid = 'This item cannot be a substitute. Choose another one.';
/** A line whose price rose: the accepted price, and the current one. */
export const priceRose = 'Was %s, now %s';
/** The store sells it, but has none left. */
export const itemSoldOut = 'Sold out';
export const itemGone = 'No longer sold here';
/** A line that the shopper kept; the placeholder says why it cannot be ordered. */
export const absenceKept = '%s. Not in this order; we save it for your next one.';
/** The quantity that can still be bought. */
export const quantityLimited = 'Only %s available now';
export const changeAcceptFailed = 'Unable to keep the item, please try again.';
export const changesOpen = 'Check what has changed before you check out.';
/** A line's note for the picker. */
export const lineNote = 'Your note: %s';
export const substituteChoose = 'Choose an item from the list.';
export const substituteNotFound = 'Nothing found. Try another word.';
/** What the shopper saves by former prices, deals and a coupon. */
export const youSave = 'You save %s on this shop';
