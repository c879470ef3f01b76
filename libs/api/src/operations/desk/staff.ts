import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Email, Id, shape } from '../../declaration/shape';
import { StaffMember, StaffStoreIds } from '../../entities/desk/staff-member';
import { OperatorName, OperatorRole } from '../../entities/operator';

export const deskStaff = defineOperation({
  key: 'POST /desk/staff',
  id: 'deskStaff',
  domain: 'desk',
  summary: 'The operators of the business with their roles, stores and last use, and those who were withdrawn',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  safe: true,
  body: shape({}),
  reply: shape({ staff: Type.Array(StaffMember) }),
  errors: [],
});

export const deskStaffAdd = defineOperation({
  key: 'POST /desk/staff-add',
  id: 'deskStaffAdd',
  domain: 'desk',
  summary: 'Add an operator, and mail them an invitation to log in',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  body: shape({ name: OperatorName, email: Email, role: OperatorRole, storeIds: StaffStoreIds }),
  reply: StaffMember,
  errors: ['operator_email_taken', 'store_not_found', 'validation_failed'],
});

export const deskStaffChange = defineOperation({
  key: 'POST /desk/staff-change',
  id: 'deskStaffChange',
  domain: 'desk',
  summary: 'Change the name, role or stores of an operator; it counts from their next call on',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  body: shape({
    operatorId: Id,
    name: Type.Optional(OperatorName),
    role: Type.Optional(OperatorRole),
    storeIds: Type.Optional(StaffStoreIds),
  }),
  reply: StaffMember,
  errors: ['operator_not_found', 'operator_last_administrator', 'store_not_found', 'validation_failed'],
});

export const deskStaffWithdraw = defineOperation({
  key: 'POST /desk/staff-withdraw',
  id: 'deskStaffWithdraw',
  domain: 'desk',
  summary: 'Refuse the log-ins and the key of an operator from now on; what names them stays',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  body: shape({ operatorId: Id }),
  reply: StaffMember,
  errors: ['operator_not_found', 'operator_last_administrator'],
});

export const deskStaffForgetLogIns = defineOperation({
  key: 'POST /desk/staff-forget-log-ins',
  id: 'deskStaffForgetLogIns',
  domain: 'desk',
  summary:
    'End the sessions of an operator, and forget their passkeys, devices and PIN, e.g. after a phone was lost: the password stays',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  body: shape({ operatorId: Id }),
  reply: StaffMember,
  errors: ['operator_not_found'],
});
