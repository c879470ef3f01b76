import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { lockSession } from '../operators/operator-sessions';
import { logInByPin, shownHandheld } from './handheld-log-in.service';
import { listHandhelds, pairHandheld, withdrawHandheld } from './handhelds.service';
import { setPin } from './pin.service';

type Keys =
  | 'POST /desk/handheld'
  | 'POST /desk/handheld-lock'
  | 'POST /desk/handheld-log-in'
  | 'POST /desk/handheld-pair'
  | 'POST /desk/handheld-withdraw'
  | 'POST /desk/handhelds'
  | 'POST /desk/pin';

export function handheldRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  const { db } = context;
  return {
    'POST /desk/handheld': ({ business, handheld, operatorToken, now }) =>
      shownHandheld(context, business, { handheld, operatorToken }, now),
    'POST /desk/handheld-lock': async ({ operator: { sessionId }, now }) => {
      if (sessionId !== null) await lockSession(db, sessionId, now);
      return {};
    },
    'POST /desk/handheld-log-in': ({ business, body, handheld, operatorToken, address, now }) =>
      logInByPin(context, business, body, { handheld, operatorToken, address }, now),
    'POST /desk/handheld-pair': ({ business, body, operator, handheld, now }) =>
      pairHandheld(context, business.id, body, operator, handheld, now),
    'POST /desk/handheld-withdraw': ({ business, body, operator, now }) =>
      withdrawHandheld(context, business.id, body.handheldId, operator, now),
    'POST /desk/handhelds': ({ business, operator }) => listHandhelds(db, business.id, operator),
    'POST /desk/pin': ({ body, operator }) => setPin(context, operator, body),
  };
}
