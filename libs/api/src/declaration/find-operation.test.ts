import { allOperations } from '../operations';
import { findDeskOperation, findOperation } from './find-operation';

test('every operation is found by its method and path, except those of operators and programs', () => {
  for (const operation of allOperations) {
    const [method = '', path = ''] = operation.key.split(' ');
    expect([operation.key, findOperation(method, path)?.id]).toEqual([
      operation.key,
      ['admin', 'desk', 'integration'].includes(operation.access ?? '') ? undefined : operation.id,
    ]);
  }
});

test('no operation is found by another method or a non-canonical path, and none has path parameters', () => {
  expect(findOperation('HEAD', '/business/profile')?.id).toBe('businessProfile');
  expect(findOperation('GET', '/basket/add-item')).toBeUndefined();
  for (const path of ['/Basket/add-item', '/basket/add-item/', '/basket//add-item', '/nowhere', ''])
    expect([path, findOperation('POST', path)]).toEqual([path, undefined]);
  const open = allOperations.filter(({ access }) => access !== 'integration');
  for (const { key } of open) expect(key).not.toContain(':');
});

test('the desk finds its log-in and what operators with a role do, and nothing of shoppers or of the admin key alone', () => {
  expect(findDeskOperation('POST', '/desk/log-in')?.id).toBe('deskLogIn');
  expect(findDeskOperation('POST', '/admin/order')?.id).toBe('adminOrder');
  for (const path of ['/basket/add-item', '/admin/reconcile', '/v1/items', '/nowhere'])
    expect([path, findDeskOperation('POST', path)]).toEqual([path, undefined]);
});
