import { countText } from '@storefront/messages/count-text';

const QUOTE = ['“', '”'] as const;

/** The shopper's own words. */
export const quoted = (words: string) => `${QUOTE[0]}${words}${QUOTE[1]}`;

export const pickTitle = 'Pick';

// Which orders to take.
export const takeTitle = 'Choose orders to pick';
export const takeNote = (store: string, waiting: number) => `${store} · ${countText(waiting, 'order')} waiting`;
export const takeThese = (count: number) => (count === 1 ? 'Pick this one' : `Pick these ${count}`);
export const chooseOne = 'Choose an order first';
export const tomorrowTitle = 'Tomorrow';
export const noneWaiting = 'No order waits to be picked';
export const noneWaitingNext = 'New orders appear here by themselves when they come in.';
export const lookAgain = 'Look again';
export const riskNames = { late: 'Late', behind: 'May be late', not_started: 'Start now' } as const;
export const methodNames = { delivery: 'Delivery', collection: 'Collection' } as const;
export const withoutSlot = 'As soon as possible';
export const itemsOf = (count: number) => countText(count, 'item');
export const allTotesUsed = 'All six totes are used';
export const takeRefusals: Readonly<Record<string, string>> = {
  order_has_picker: 'Somebody else has just taken one of these orders. Choose again.',
  order_not_in_picking: 'One of these orders is no longer to be picked. Choose again.',
  order_not_found: 'One of these orders is no longer here. Choose again.',
  store_not_found: 'You do not work in this store any more. Choose another one.',
};
export const notBegun = 'The batch was not begun. Check the connection, then try again.';

// The walk.
export const batchTitle = (orders: number) => (orders === 1 ? '1 order' : `Batch of ${orders} orders`);
export const toGo = (units: number) => `${units} to go`;
export const pickBy = (time: string) => `pick by ${time}`;
export const minutesLeft = (minutes: number) =>
  minutes >= 0 ? `${countText(minutes, 'minute')} left` : `${countText(-minutes, 'minute')} late`;
export const pickedAction = 'Picked';
export const fewerAction = 'Fewer';
export const notHereAction = 'Not here';
export const scanAction = 'Scan';
export const weighAction = 'Weigh';
export const undoAction = (name: string) => `Undo: ${name}`;
export const ifMissing = 'If missing:';
export const wishTexts = { none: 'nothing instead', similar: 'something similar', ask: 'call the shopper' } as const;
export const wishedItem = 'the item that the shopper chose';
export const about = (grams: number) => `about ${grams} g`;
export const nextTitle = 'Next';
export const walkingOrder = 'in walking order';
export const lastStop = 'This is the last item of the batch.';
export const ordersTitle = 'Orders';
export const decidedOf = (decided: number, total: number) => `${decided} of ${total}`;
export const beingChanged = 'The shopper is changing it';
export const finishAction = 'Finish';
export const endedTitle = 'Put the goods back';
export const orderEnded = 'Cancelled: put its goods back';
export const goodsAreBack = 'Goods are back';
export const goodsAreBackLabel = (order: string) => `The goods of order ${order} are back`;
export const giveBackAction = 'Give back';
export const giveBackLabel = (order: string) => `Give back order ${order}`;
export const finishLabel = (order: string) => `Finish order ${order}`;
export const giveBackYes = 'Yes, give it back';
export const giveBackNo = 'No, keep it';
export const notGivenBack = 'The order was not given back. Check the connection, then try again.';

// Scanning.
export const scanTitle = (name: string) => `Scan ${name}`;
export const barcodeLabel = 'Barcode';
export const wrongTitle = 'Wrong item';
export const wrongText = (scanned: string, wanted: string) => `This is ${scanned}. Here the orders ask for ${wanted}.`;
export const unknownScanned = (digits: string) => `an item with the barcode ${digits}`;
export const scannedLabel = 'Scanned';
export const wantedLabel = 'Wanted';
export const scanAgain = 'Scan again';
export const isNotHere = (name: string) => `${name} is not here`;
export const pickThatNow = (name: string) => `Pick ${name} now`;

// Fewer.
export const fewerTitle = 'How many did you find?';
export const foundOf = (order: string, asked: number) => `${order}, asked ${asked}`;
export const putFound = (count: number) => (count === 0 ? 'None found' : `Put ${count} in the totes`);
export const putAll = (count: number) => `All ${count} found`;

// Not here.
export const missingTitle = 'Find something instead';
export const askedFound = (asked: number, found: number) => `Asked ${asked}, found ${found}`;
export const wishHeading = {
  none: 'The shopper wants nothing instead.',
  similar: 'The shopper takes something similar.',
  item: 'The shopper chose this instead:',
  ask: 'Call the shopper first.',
} as const;
export const callShopper = (phone: string) => `Call ${phone}`;
export const hasAgreed = 'The shopper has agreed to what I choose here';
export const agreeFirst = 'Call the shopper and tick that they agreed';
export const otherMatches = 'Similar items';
export const mostSimilar = 'the most similar first';
export const findAnother = 'Find another item';
export const findLabel = 'Name, code or barcode';
export const noMatches = 'No other item was found.';
export const matchesFailed = 'The items could not be loaded';
export const matchesFailedNext = 'Check the connection, or choose nothing instead.';
export const samePrice = 'Same price for the shopper';
export const shopPays = (amount: string) => `The shop pays ${amount} each`;
export const shopperSaves = (amount: string) => `The shopper pays ${amount} less each`;
export const nothingInstead = 'Nothing instead';
export const offSaleLabel = 'Nothing left on the shelf: take it off sale';
export const offSaleNext = 'Nobody else can order it until it is put on sale again.';
export const staysOnSale = (names: readonly string[]) =>
  `${names.join(', ')} ${names.length === 1 ? 'stays' : 'stay'} on sale`;
export const cameInSince = 'More came in, or somebody counted, after you looked.';
export const chooseInstead = 'Choose an item, or nothing instead';
export const putInstead = (quantity: number, tote: string) => `Put ${quantity} in tote ${tote}`;
export const insteadCount = 'How many instead';
export const wishedFirst = 'Wished';

// Weighing.
export const weighTitle = 'Weigh';
export const weighNote = (name: string) => name;
export const weightFor = (tote: string) => `Weight for tote ${tote}`;
export const askedWeight = (grams: number) => `Asked for about ${grams} g`;
export const moreThanAsked = (grams: number) => `${grams} g more than asked`;
export const lessThanAsked = (grams: number) => `${grams} g less than asked`;
export const exactlyAsked = 'Exactly what was asked';
export const typeWeights = 'Type the weight of each order in grams';
export const putWeighed = (grams: number) => `Put ${grams} g in the totes`;

// Finishing.
export const finishTitle = (order: string) => `Check and finish ${order}`;
export const bagsTitle = 'Bags';
export const bagsOf = (zone: string) => `Bags, ${zone.toLowerCase()}`;
export const bagCount = (count: number) => countText(count, 'bag');
export const placeLabel = 'Where do they stand?';
export const placeHint = 'Type or scan the shelf: B4';
export const notAsAsked = 'Not as asked';
export const linesOf = (some: number, all: number) => `${some} of ${countText(all, 'line')}`;
export const allAsAsked = 'Everything was found as asked.';
export const printLabels = (count: number) => `Print ${countText(count, 'label')}`;
export const finishOrder = (tote: string) => `Finish tote ${tote}`;
export const finishThenNext = (tote: string, next: string) => `Finish ${tote}, then ${next}`;
export const nothingPicked =
  'Nothing of this order was picked, so it cannot be finished. Give it back, and tell a manager, who can cancel it.';
export const blockedByPlace = 'Say where the bags stand';
export const blockedByQueue = (count: number) => `${countText(count, 'pick')} must be sent first`;
export const blockedByClash = 'A pick of this order needs your choice first';
export const finishRefusals: Readonly<Record<string, string>> = {
  pick_outdated: 'The order has changed since it was shown. Check it again, then finish.',
  pick_undecided: 'A line of this order is open again. Pick it first.',
  nothing_picked: nothingPicked,
  order_has_picker: 'Somebody else picks this order now.',
  order_not_in_picking: 'This order is no longer being picked.',
  order_not_found: 'This order is no longer here.',
};
export const notFinished = 'The order was not finished. Check the connection, then try again.';
export const insteadOf = (other: string, name: string) => `${other} instead of ${name}`;
export const foundSome = (found: number, asked: number) => `${found} of ${asked} found`;
export const notFound = 'Not here, nothing instead';
export const weighed = (grams: number, asked: number) => `${grams} g, asked about ${asked} g`;
export const bagNumber = (number: number, count: number) => `Bag ${number} of ${count}`;

// Without a connection.
export const cutOffTitle = 'No connection';
export const picksWait = (count: number) => `${countText(count, 'pick')} ${count === 1 ? 'waits' : 'wait'} to be sent`;
export const keepOpen = 'This device keeps nothing: leave this page open until they are sent.';
export const waitingTitle = 'Waiting to be sent';
export const keptHere = 'kept on this device';
export const waitingChip = 'Waiting';
export const undoneText = 'undone';
export const pickedOf = (picked: number, asked: number) =>
  picked === asked ? `${picked} picked` : `${picked} of ${asked} picked`;

// A clash.
export const needsYou = (count: number) => `${countText(count, 'pick')} ${count === 1 ? 'needs' : 'need'} you`;
export const chooseNow = 'Choose now';
export const clashTitle = 'Somebody decided this line after you';
export const refusedTitle = 'This pick was not accepted';
export const youAt = (time: string) => `You, ${time}`;
export const nowAt = (time: string) => `Now, ${time}`;
export const lineGone = 'No longer in your batch';
export const lineOpen = 'Not decided';
export const keepMine = 'Keep mine';
export const takeTheirs = 'Take what is there now';
export const putBack = (count: number) => (count === 0 ? 'All right' : `Take ${count} out and put back`);
export const chooseLater = 'Go on picking, choose later';
export const clashReasons: Readonly<Record<string, string>> = {
  line_not_found: 'The line was removed from the order.',
  order_not_in_picking: 'The order is no longer being picked.',
  order_has_picker: 'Somebody else picks this order now.',
  order_not_found: 'The order is no longer here.',
  substitute_refused: 'The shopper does not take this item instead.',
  pick_invalid: 'The line cannot be picked like this.',
};
export const clashReasonUnknown = 'The shop did not accept it. Decide the line again.';
