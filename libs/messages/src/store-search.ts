export const postcodeEmpty = 'Please enter a valid postcode';
/** The first placeholder is the typed value. */
export const postcodeInvalid = '%s is not a valid postcode';
export const postcodeRefused = 'Please provide a valid postcode';
export const addressNotChosen = 'Not a valid address';
export const locationNotFound = 'Unable to find location';
export const addressInfoUnavailable = 'Unable to get address info, try another address.';
export const deviceLocationTryPostcode = 'Unable to find your location, try manually adding your postcode';
export const deviceLocationTryAddress = 'Unable to find your location, try manually adding your address';
export const deviceLocationNoMatch =
  'Sorry, no matching locations for your detected location. Please try entering your address.';
export const storeSearchRequired =
  'Search for stores with your postcode first, so that we know what is available to you.';
export const noStoresNearBy = 'No store delivers to %s yet. Try collection, or another postcode.';
export const noStoreInReach = 'No store delivers to %s yet, and none is near enough to collect from.';
export const incompatibleStore =
  'This link is for %s, and your basket is from another store. Continue with %s and clear your basket?';
export const countryNotServed = 'We do not deliver to that country.';
export const fulfilmentNotOffered =
  'This store does not offer that. Switch between delivery and collection, or choose another store.';
export const storeRequired = 'Choose a store first.';
export const deviceLocationRefused = 'Your browser did not share your location.';
export const deviceLocationUnavailable = 'Your device could not find your location.';
export const deviceLocationTimedOut = 'Finding your location took too long.';
export const futureContactThanks = 'Thank you. We will email %s when a store delivers to %s.';

export const locationNeeded = 'Enter your postcode first.';
/** The line of an open shop where delivery, stock or a time depends on the place. */
export const placeForTimes = 'Enter your postcode to see delivery and collection.';
/** What goes into the basket once a store is chosen. */
export const placeForItem = 'Enter your postcode to see delivery and collection. Then %s goes into your basket.';
/** Above the search for stores of a shopper who wanted to add something. */
export const chooseStoreToAdd = 'Choose a store, and your item goes into your basket.';
