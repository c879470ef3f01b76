import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { operator, showPage } from '../../test-support/show-page';
import { StaffPage } from './StaffPage';

const [store] = operator.stores;
const administrator = { ...operator, role: 'administrator' as const, stores: [...operator.stores] };
const member = {
  operatorId: 6,
  name: 'Tom Hill',
  email: 'tom@pipwell.example',
  role: 'picker' as const,
  stores: null,
  hasKey: false,
  isInvited: false,
  createdAt: '2026-11-25T12:00:00Z',
  lastUsedAt: null,
  withdrawnAt: null,
};
const self = { ...member, operatorId: operator.operatorId, name: operator.name };
const invited = { ...member, operatorId: 7, name: 'Bo Lund', isInvited: true };

test('an administrator logs a colleague who lost a phone out everywhere, after a question', async () => {
  const staff = [self, member, invited];
  const data = { kind: 'read', visit: { operator: administrator, store }, staff } as const;
  const { bodiesOf } = showPage(<StaffPage data={data} />, { 'POST /desk/staff-forget-log-ins': member });
  // Neither oneself, nor somebody who has never logged in.
  expect(screen.getAllByRole('button', { name: /^Log out everywhere/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere for Tom Hill' }));
  const question = screen.getByRole('dialog', { name: 'Log Tom Hill out everywhere?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Log out everywhere' }));
  expect((await screen.findByRole('status')).textContent).toBe('Tom Hill is logged out everywhere.');
  expect(bodiesOf('POST /desk/staff-forget-log-ins')).toEqual([{ operatorId: 6 }]);
});
