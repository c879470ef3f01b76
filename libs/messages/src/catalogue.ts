export const productNotFound = 'Product not found';
export const dealNotFound = 'Deal not found';
export const storeNotFound = 'Store not found';
export const bannerNotFound = 'Unable to find banner';
export const categoryNotFound = 'Category not found';
export const searchTermTooShort = 'The search term needs to be at least two characters.';
export const quantityRequired = 'Enter how many you would like';
export const hfssLabel = 'High in fat, salt or sugar';
export const outOfStock = 'Out of stock';
/** How many of an item the shopper has chosen. */
export const countInBasket = '%s in your basket';
export const cameraNotAllowed =
  'The camera may not be used. Allow it for this site in your browser, or type the number below the barcode into the search field.';
export const cameraMissing =
  'The camera could not be opened. Type the number below the barcode into the search field instead.';
export const barcodeNotRead = 'No barcode was read. Hold it flat and in good light, a hand’s width from the camera.';
/** The store whose camera search found nothing. */
export const barcodeNotSold = '%s does not sell this item.';
/** The item's price at the store that the shopper chose, the store, and the price that they saw before. */
export const otherPriceHere = 'This costs %s at %s, not %s. Add it if you still want it.';
export const notSoldHere = '%s does not sell %s. You may find something similar here.';
export const checkThenAdd = 'You are shopping at %s now. Check what you chose, then add it.';
export const fewLeft = 'Only %s left';
export const optionRequired = 'Choose an option from %s';
export const optionTextRequired = 'Enter the text for %s';
export const optionTooMany = 'Choose no more than %s from %s';
export const nothingChosen = 'Choose something first';
export const optionsInvalid = 'Those options cannot be combined. Please check what you have chosen.';
