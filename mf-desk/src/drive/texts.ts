import type { NotDeliveredReason } from '@storefront/api/entities/desk/drive';
import type { PickedBag } from '@storefront/api/entities/desk/pick-list';
import { countText } from '@storefront/messages/count-text';
import { zoneNames } from '../pieces/texts';

export const driveTitle = 'Drive';
export const bagsOf = (count: number) => countText(count, 'bag');
export const zonesOf = (bags: readonly PickedBag[]) =>
  bags.map(({ zone, count }) => `${count} ${zoneNames[zone].toLowerCase()}`).join(', ');
export const withoutSlot = 'As soon as possible';
export const cashOf = (amount: string) => `Cash ${amount}`;

// Which orders to take.
export const chooseTitle = 'Choose orders to deliver';
export const chooseNote = (store: string, waiting: number) => `${store} · ${countText(waiting, 'order')} waiting`;
export const chooseOne = 'Choose an order first';
export const vanIsFull = (most: number) => `A run has ${most} stops at most`;
export const loadThese = (count: number) => `Load ${countText(count, 'order')}`;
export const noneWaiting = 'No delivery is ready';
export const noneWaitingNext = 'Orders appear here as soon as they are picked.';
export const lookAgain = 'Look again';

// Loading.
export const loadTitle = 'Load the van';
export const loadNote = (orders: number, bags: number) => `${countText(orders, 'order')} · ${bagsOf(bags)}`;
export const leftToLoad = (bags: number) => `${bagsOf(bags)} left to load`;
export const startRun = 'Start the run';
export const withoutPlace = 'No place';
export const gone = (numbers: readonly string[]) =>
  `${numbers.join(', ')} ${numbers.length === 1 ? 'was' : 'were'} taken by another driver or cancelled. Put the bags back.`;
export const startRefusals: Readonly<Record<string, string>> = {
  order_has_driver: 'Another driver has just taken one of these orders.',
  drive_not_ready: 'One of these orders is no longer to be delivered.',
  order_not_found: 'One of these orders is no longer here.',
  store_not_found: 'You do not work in this store any more.',
};
export const notStarted = 'The run was not started. Check the connection, then try again.';

// On the way.
export const runNote = (driver: string, done: number, toGo: number) => `${driver} · ${progress(done, toGo)}`;
export const runTitle = (stops: number) => `Run of ${countText(stops, 'stop')}`;
export const nextStop = 'Next stop';
export const orderText = (order: string) => `Order ${order}`;
export const slotText = (slot: string) => `Slot ${slot}`;
export const minutesAway = (minutes: number) =>
  minutes < 1 ? 'now' : minutes < 90 ? `in ${minutes} min` : `in ${Math.round(minutes / 60)} h`;
export const arrivedAt = (time: string) => `Arrived ${time}`;
export const bagsTitle = (count: number) => `${bagsOf(count)}:`;
export const ageAtDoor = 'Age check at the door';
export const takeCash = (amount: string) => `Take ${amount} in cash`;
export const callLabel = (customer: string) => `Call ${customer}`;
export const textLabel = (customer: string) => `Send ${customer} a text`;
export const arrivedAction = 'Arrived';
export const atTheDoor = 'At the door';
export const navigateAction = 'Navigate';
export const thenTitle = 'Then';
export const doneTitle = 'Done';
const progress = (done: number, toGo: number) => `${done} done, ${toGo} to go`;
export const changeOrder = 'Go elsewhere next';
export const goNext = 'Go next';
export const goNextLabel = (address: string) => `Go next: ${address}`;
export const lateBy = (minutes: number) => `${minutes} min late`;
export const lateTitle = (stop: number, minutes: number) => `Stop ${stop}: ${lateBy(minutes)}`;
export const nowAbout = (time: string) => `Now about ${time}`;
export const tellAction = 'Tell the shopper';
export const toldText = (time: string) => `Told at ${time}`;
export const tellRefusals: Readonly<Record<string, string>> = {
  drive_told_lately: 'The shopper was told a few minutes ago.',
  drive_not_late: 'The order is not late any more.',
};
export const notTold = 'The shopper was not told. Check the connection, then try again.';
export const notMoved = 'The order of the stops was not changed. Check the connection, then try again.';
export const outcomeNames = { handed: 'Delivered', safe_place: 'In a safe place' } as const;

// At the door.
export const doorTitle = (stop: number) => `Stop ${stop} · at the door`;
export const forWhom = 'For';
export const bagsHere = (bags: string) => `${bags} at the door`;
export const tellThem = (count: number) => `Tell them: ${countText(count, 'substitution')}`;
export const insteadOf = (instead: string, name: string, quantity: number) =>
  `${quantity > 1 ? `${quantity} × ` : ''}${instead}, instead of ${name}`;
export const safePlaceAction = 'Leave in a safe place';
export const safePlaceNote = 'With a photo';
export const safePlaceRefused = {
  age: 'No safe place: the age check needs a person',
  cash: 'No safe place: the cash has to be taken',
} as const;
export const cashTitle = (amount: string) => `Take ${amount} in cash`;
export const cashTaken = (amount: string) => `${amount} taken`;
export const deliveredAction = 'Delivered';
export const couldNotDeliver = 'Could not deliver';
export const bagsFirst = 'bring the bags';
export const ageFirst = 'check the age';
export const cashFirst = 'take the cash';
export const refusedFirst = 'choose Could not deliver';
export const ageRefusedNext = 'Take the whole order back: choose Could not deliver, then No ID for the age check.';

// A safe place.
export const safeTitle = (stop: number) => `Stop ${stop} · safe place`;
export const safeHeading = 'Left in a safe place';
export const safeNote = 'Show the bags and where they stand. Keep faces and other homes out of it.';
export const asked = (customer: string) => `${customer} wrote:`;
export const takePhoto = 'Take a photo';
export const retake = 'Retake';
export const photoAlt = 'The photo of the bags';
export const photoFirst = 'First take a photo';
export const photoFailed = 'This file is no photo that the phone can read. Take another one.';
export const deliveredWithPhoto = 'Delivered, send the photo';

// Could not deliver.
export const failTitle = 'Could not deliver';
export const whatHappened = 'What happened?';
export const reasons: Readonly<Record<NotDeliveredReason, { readonly title: string; readonly note?: string }>> = {
  nobody_in: { title: 'Nobody in' },
  no_access: { title: 'Cannot reach the door', note: 'Gate, lift, road closed' },
  wrong_address: { title: 'Wrong address' },
  refused: { title: 'They refused the order' },
  no_id: { title: 'No ID for the age check' },
  not_safe: { title: 'Not safe to deliver', note: 'Dog, threat, dark stairwell' },
};
export const shortReasons: Readonly<Record<NotDeliveredReason, string>> = {
  nobody_in: 'Nobody in',
  no_access: 'No access',
  wrong_address: 'Wrong address',
  refused: 'Refused',
  no_id: 'No ID',
  not_safe: 'Not safe',
};
export const noteLabel = 'Note for the store (optional)';
export const goesBack = (store: string) => `The bags go back to ${store}`;
export const goesBackNext = 'The shopper is told, and the store decides with them what comes next.';
export const saveAndGo = (next: number | undefined) => (next === undefined ? 'Save' : `Save and go to stop ${next}`);
export const reasonFirst = 'Choose what happened';

// The end.
export const endTitle = 'All stops are done';
export const endNote = (delivered: number, back: number) =>
  back === 0 ? `${delivered} delivered` : `${delivered} delivered, ${back} to bring back`;
export const bringBack = 'Bring back to the store';
export const backAt = (place: string) => `back at ${place}`;
export const backInStore = 'back in the store';
export const nothingBack = 'Nothing goes back to the store.';
export const finishRun = 'Finish the run';
export const backFirst = 'First bring every bag back';
export const sendFirst = (count: number) =>
  `${countText(count, 'action')} ${count === 1 ? 'waits' : 'wait'} to be sent`;
export const settleFirst = 'First look at what was not accepted';
export const notEnded = 'The run was not finished. Check the connection, then try again.';

// Without a connection.
export const cutOffTitle = 'No connection';
export const waits = (count: number) => `${countText(count, 'action')} ${count === 1 ? 'waits' : 'wait'} to be sent`;
export const keepOpen = 'This device keeps nothing: leave this page open until they are sent.';
export const showsKept = 'This is the run as it was read last.';
export const notAccepted = (count: number) => `${countText(count, 'action')} not accepted`;
export const lookNow = 'Look at it now';
export const clashTitle = 'This was not accepted';
export const clashMine = (time: string) => `You, ${time}`;
export const clashNow = 'The shop now';
export const kindNames = { arrived: 'Arrived', delivered: 'Delivered', not_delivered: 'Could not deliver' } as const;
export const nowStates = {
  handed: 'Delivered',
  safe_place: 'In a safe place',
  not_delivered: 'Not delivered',
} as const;
export const stillOpen = 'Still to be delivered';
export const notOnRun = 'No longer on this run';
export const clashReasons: Readonly<Record<string, string>> = {
  illegal_transition: 'Somebody recorded something else of this order meanwhile.',
  order_has_driver: 'This order belongs to another driver’s run.',
  drive_not_on_run: 'This order is on no run.',
  order_not_found: 'This order is no longer here.',
  age_not_proven: 'The age was not checked. An item of the order needs it.',
  cash_not_taken: 'The cash was not taken.',
  drive_safe_place_refused: 'This order needs a person at the door.',
  drive_picture_missing: 'The photo is missing.',
  file_refused: 'The shop cannot read the photo.',
};
export const clashUnknown = 'The shop did not accept it. Tell a manager.';
export const clashDone = 'Understood';
