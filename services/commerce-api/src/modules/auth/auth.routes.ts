import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { grantTokens, registerMember } from './auth.service';
import { sendLogInCode } from './codes/log-in-code.service';
import { beginPasskeyLogIn } from './passkeys/begin-passkey';
import { logInByPasskey } from './passkeys/log-in-passkey.service';
import { requestPasswordReset, resetPassword, validateResetToken } from './passwords/password-reset.service';
import { returnFromProvider } from './providers/return-from-provider.service';
import { startProvider } from './providers/start-provider.service';
import { endSession, endSessionOf } from './sessions/sessions.service';

type Keys =
  | 'POST /oauth/token'
  | 'POST /authauth'
  | 'POST /auth/send-one-time-code'
  | 'POST /auth/provider-start'
  | 'POST /auth/provider-return'
  | 'POST /auth/passkey-options'
  | 'POST /auth/passkey-log-in'
  | 'POST /auth/register'
  | 'POST /auth/logout'
  | 'POST /auth/revoke'
  | 'POST /auth/request-password-reset'
  | 'POST /auth/validate-reset-token'
  | 'POST /auth/reset-password';

export function authRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  const { db } = context;
  return {
    'POST /oauth/token': ({ business, body, now, ...who }) =>
      grantTokens(context, business, body, who, { password: 'password', refresh: 'refresh_token' }, now),
    'POST /authauth': ({ business, body, now, ...who }) =>
      grantTokens(context, business, body, who, { password: 'login', refresh: 'refresh' }, now),
    'POST /auth/send-one-time-code': ({ business, body, device, now }) =>
      sendLogInCode(context, business, body, device, now),
    'POST /auth/provider-start': ({ business, body, device, now }) =>
      startProvider(context, { business, device, ...body }, now),
    'POST /auth/provider-return': (call) => returnFromProvider(context, call),
    'POST /auth/passkey-options': (call) => beginPasskeyLogIn(context.db, call),
    'POST /auth/passkey-log-in': (call) => logInByPasskey(context, call),
    'POST /auth/register': ({ business, body, now, ...who }) => registerMember(context, business, body, who, now),
    'POST /auth/logout': async ({ business, body, member, now }) => {
      if (member) await endSession(db, member.sessionId, now);
      if (body.refreshToken) await endSessionOf(db, body.refreshToken, business.id, now);
      return { loggedOut: true };
    },
    'POST /auth/revoke': async ({ business, body, now }) => {
      await endSessionOf(db, body.token, business.id, now);
      return { revoked: true };
    },
    'POST /auth/request-password-reset': ({ business, body, now }) =>
      requestPasswordReset(context, business, body, now),
    'POST /auth/validate-reset-token': ({ business, body, now }) =>
      validateResetToken(db, business, body.resetToken, now),
    'POST /auth/reset-password': ({ business, body, device, now }) =>
      resetPassword(context, business, body, device, now),
  };
}
