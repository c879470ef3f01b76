export const slotReserveFailed = 'There was an error reserving time slot.';
export const slotDefaultAsapFailed = 'There was an error selecting default ASAP slot.';
export const slotDefaultFutureFailed = 'There was an error selecting default future slot.';
/** The specification's own wording, with its slip. */
export const noSlotsToday = 'There are not available slots for today';
export const noAlternativeSlot = 'No alternative slot found. You need to select the timeslot manually.';
export const slotDateInvalid = 'This date is not valid. Choose today or a later day.';
export const selectedSlotExpired = 'Your selected slot has expired, please select another time slot.';
export const slotExpired = 'This slot has now expired';
export const slotTaken = 'Someone has just taken the last place in this slot. Please choose another.';
/** Shown when fewer minutes than this are left. */
export const slotExpiring = 'Your slot is held for less than %s more minutes';
export const slotNotAtAddress = 'This time is not offered at your address. Please choose another.';
export const slotUnitsFull = 'This time has no room for so many items. Choose another time, or take some items out.';
/** The placeholder is the price. */
export const slotFeeChanged = 'The price of this time is now %s.';
/** For screen readers, when a time is held. The placeholder is the time. */
export const slotHeld = '%s is held for you.';
/** Before a time is held. */
export const slotKeptHowLong = 'Your place is kept for 15 minutes while you shop.';
export const slotExtended = 'Your slot is held for 15 more minutes.';
export const slotNotExtendable = 'This time cannot be held any longer. Check out before it expires.';
export const slotPassed = 'Orders for this time have closed. Please choose a later one.';

export const dayWithoutTimes = 'No times on this day';
export const fullDay = 'All times on this day are taken';
/** The placeholder is the next day with a free time. */
export const dayWithoutTimesNext = 'Next day with free times: %s.';
/** The placeholders are the store and the method. */
export const methodWithoutTimes = '%s has no times for %s';
/** The placeholder is the other method. */
export const methodWithoutTimesOther = 'Choose %s instead, or look again later: new times open every day.';
export const methodWithoutTimesNext = 'Choose another store, or look again later: new times open every day.';

export const slotsUnavailable = 'We could not load the times.';
/** A form was sent without a chosen slot. */
export const noSlotChosen = 'Choose a time first.';
export const slotNeeded = 'Choose a time first, then check out.';
/** The placeholders are the held slot and the method whose times are shown. */
export const slotKeptWhileLooking = '%s stays yours until you choose a time for %s.';
/** The placeholders are the held slot and the other method. */
export const slotReleaseQuestion = '%s is held for you. If you change to %s, you give it up and choose a new time.';
export const slotWithdrawn = 'We had to withdraw your slot. Please choose another time.';
export const waitingRoom = 'Many people are choosing a time. You have a place in the queue.';
export const waitingRoomPlace = 'You are number %s in the queue.';
export const waitingRoomNext = 'You are next.';
export const waitingRoomWait = 'About %s to go.';
export const waitingRoomSoon = 'Less than a minute to go.';
export const waitingRoomKeep =
  'Keep this page open: it updates by itself, and a reload or a second tab keeps your place. If you leave for more than two minutes, your place goes to the next.';
export const waitingRoomIn = 'It is your turn. Choose a time within %s minutes.';
