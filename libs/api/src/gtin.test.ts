import { gtinOf } from './gtin';

test.each([
  ['an EAN-13', '5012345678900', '05012345678900'],
  ['an EAN-13 as it is printed', '5 012345 678900', '05012345678900'],
  ['an EAN-8', '96385074', '00000096385074'],
  ['a UPC', '036000291452', '00036000291452'],
  ['that UPC as an EAN-13', '0036000291452', '00036000291452'],
  ['a GTIN-14', '15012345678907', '15012345678907'],
])('%s is a barcode’s number', (_, text, expected) => expect(gtinOf(text)).toBe(expected));

test.each([
  ['a wrong check digit', '5012345678901'],
  ['two digits exchanged', '5012345687900'],
  ['eleven digits, as a spreadsheet leaves of a UPC', '36000291452'],
  ['letters', '501234567890x'],
  ['nothing', ''],
])('%s is none', (_, text) => expect(gtinOf(text)).toBeUndefined());
