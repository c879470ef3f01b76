import { fieldLabel } from './field-label';

test.each([
  ['mobileContactNumber', 'Mobile contact number'],
  ['addressLine1', 'Address line 1'],
  ['firstname', 'Firstname'],
])('the field %s is shown as %s', (name, label) => expect(fieldLabel(name)).toBe(label));
