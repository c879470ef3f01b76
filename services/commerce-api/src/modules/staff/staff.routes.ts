import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { endOperatorSessions } from '../operators/operator-sessions';
import { listActions } from './audit.service';
import { deskOperatorOf } from './desk-operator';
import { forgetLogIns } from './forget-log-ins.service';
import { logInOperator } from './log-in.service';
import { acceptInvitation, requestOperatorPassword } from './password.service';
import { addStaff, changeStaff, inviteAgain, withdrawStaff } from './staff.service';
import { staffOf } from './staff-view';

type Keys =
  | 'POST /desk/log-in'
  | 'POST /desk/log-out'
  | 'POST /desk/releases'
  | 'POST /desk/session'
  | 'POST /desk/staff'
  | 'POST /desk/staff-add'
  | 'POST /desk/staff-change'
  | 'POST /desk/staff-forget-log-ins'
  | 'POST /desk/staff-withdraw'
  | 'POST /desk/invitation-again'
  | 'POST /desk/forgotten-password'
  | 'POST /desk/accept-invitation'
  | 'POST /desk/audit';

export function staffRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  const { db } = context;
  return {
    'POST /desk/log-in': ({ business, body, address, device, handheld, now }) =>
      logInOperator(context, business, body, { address, device, handheld }, now),
    'POST /desk/log-out': async ({ operator: { sessionId }, now }) => {
      if (sessionId !== null) await endOperatorSessions(db, { sessionId }, now);
      return {};
    },
    'POST /desk/releases': async ({ business }) => ({ businessId: business.id, releases: null }),
    'POST /desk/session': ({ operator }) => deskOperatorOf(context, operator),
    'POST /desk/staff': async ({ business }) => ({ staff: await staffOf(db, business.id) }),
    'POST /desk/staff-add': ({ business, body, now }) => addStaff(context, business.id, body, now),
    'POST /desk/staff-change': ({ business, body }) => changeStaff(context, business.id, body),
    'POST /desk/staff-forget-log-ins': ({ business, body, now }) =>
      forgetLogIns(context, business.id, body.operatorId, now),
    'POST /desk/staff-withdraw': ({ business, body, now }) => withdrawStaff(context, business.id, body.operatorId, now),
    'POST /desk/invitation-again': ({ business, body, now }) => inviteAgain(context, business.id, body.operatorId, now),
    'POST /desk/forgotten-password': ({ business, body, now }) => requestOperatorPassword(context, business, body, now),
    'POST /desk/audit': ({ business, body, operator }) => listActions(db, business, body, operator),
    'POST /desk/accept-invitation': ({ business, body, now }) => acceptInvitation(context, business, body, now),
  };
}
