import { isStaffHost, shopHostOf } from './staff-host';

test.each([
  ['desk.', 'desk.shop.example', true, 'shop.example'],
  ['desk.', 'DESK.shop.example', true, 'shop.example'],
  ['desk.', 'shop.example', false, 'shop.example'],
  ['desk.', 'desk-shop.example', false, 'desk-shop.example'],
  ['', 'desk.shop.example', false, 'desk.shop.example'],
])('with the prefix "%s", %s is a staff host: %s', (staffHostPrefix, host, isStaff, shop) => {
  expect(isStaffHost({ staffHostPrefix }, host)).toBe(isStaff);
  expect(shopHostOf({ staffHostPrefix }, host)).toBe(shop);
});
