import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { addPasskey } from '../auth/passkeys/add-passkey.service';
import { beginPasskey } from '../auth/passkeys/begin-passkey';
import { renamePasskey } from '../auth/passkeys/member-passkeys';
import { addPassword } from '../auth/passwords/add-password.service';
import { addProvider } from '../auth/providers/add-provider.service';
import { removePasskey, removePassword, removeProvider, waysToLogIn } from '../auth/providers/ways-to-log-in.service';
import { endEverySession, endOneSession, endOtherSessions, sessionsOf } from '../auth/sessions/member-sessions.service';
import { addressBookRoutes } from '../member/address-book.routes';
import { usualPlaceOf } from '../member/usual-place.service';
import { changePassword, profileOf, updateProfile } from './account.service';
import { confirmEmailChange, requestEmailChange } from './email-change.service';
import { confirmForgetCode, requestForgetCode } from './forget-member.service';
import { memberData } from './member-data.service';
import { checkVerificationCode, requestVerificationCode } from './verification.service';

type Keys =
  | 'GET /member/profile'
  | 'PUT /member/profile'
  | 'POST /member/change-password'
  | 'POST /member/verification-code-request'
  | 'POST /member/verification-code-check'
  | 'GET /member/usual-place'
  | 'POST /member/email-change-request'
  | 'POST /member/email-change-confirm'
  | 'POST /member/forget-code-request'
  | 'POST /member/forget-code-confirm'
  | 'POST /member/data'
  | 'GET /member/ways-to-log-in'
  | 'POST /member/provider-add'
  | 'POST /member/provider-remove'
  | 'POST /member/passkey-options'
  | 'POST /member/passkey-add'
  | 'POST /member/passkey-rename'
  | 'POST /member/passkey-remove'
  | 'POST /member/password-add'
  | 'POST /member/password-remove'
  | 'GET /member/sessions'
  | 'POST /member/session-end'
  | 'POST /member/sessions-end-others'
  | 'POST /member/sessions-end-all'
  | 'GET /member/countries'
  | 'GET /member/billing-countries'
  | keyof ReturnType<typeof addressBookRoutes>;

export function accountRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    ...addressBookRoutes(context),
    'GET /member/profile': ({ member, business }) => profileOf(context.db, member, business),
    'PUT /member/profile': ({ member, business, body, now }) =>
      updateProfile(context.db, member.memberId, business, body, now),
    'POST /member/change-password': ({ member, business, body, address, device, now }) =>
      changePassword(context, business, member.memberId, body, { address, device }, now),
    'POST /member/verification-code-request': (call) => requestVerificationCode(context, call),
    'POST /member/verification-code-check': (call) => checkVerificationCode(context, call),
    'GET /member/usual-place': ({ member, business }) => usualPlaceOf(context, business, member.memberId),
    'POST /member/email-change-request': (call) => requestEmailChange(context, call),
    'POST /member/email-change-confirm': (call) => confirmEmailChange(context, call),
    'POST /member/forget-code-request': ({ member, business, now }) =>
      requestForgetCode(context, business, member.memberId, now),
    'POST /member/forget-code-confirm': ({ member, business, body, now }) =>
      confirmForgetCode(context, business, member.memberId, body, now),
    'POST /member/data': ({ member, business, body, now }) => memberData(context, business, member, body, now),
    'GET /member/ways-to-log-in': ({ member, business }) => waysToLogIn(context, business, member.memberId),
    'POST /member/provider-add': (call) => addProvider(context, call),
    'POST /member/provider-remove': ({ member, business, body, now }) =>
      removeProvider(context, business, member, body.provider, now),
    'POST /member/passkey-options': (call) => beginPasskey(context, call),
    'POST /member/passkey-add': async (call) => {
      await addPasskey(context, call);
      return waysToLogIn(context, call.business, call.member.memberId);
    },
    'POST /member/passkey-rename': async ({ member, business, body }) => {
      await renamePasskey(context.db, member.memberId, body);
      return waysToLogIn(context, business, member.memberId);
    },
    'POST /member/passkey-remove': ({ member, business, body, now }) =>
      removePasskey(context, business, member, body.passkeyId, now),
    'POST /member/password-add': async (call) => {
      await addPassword(context, call);
      return waysToLogIn(context, call.business, call.member.memberId);
    },
    'POST /member/password-remove': (call) => removePassword(context, call),
    'GET /member/sessions': ({ member, now }) => sessionsOf(context.db, member, now),
    'POST /member/session-end': ({ member, body, now }) => endOneSession(context.db, member, body.sessionId, now),
    'POST /member/sessions-end-others': ({ member, now }) => endOtherSessions(context.db, member, now),
    'POST /member/sessions-end-all': ({ member, now }) => endEverySession(context.db, member, now),
    'GET /member/countries': async ({ business }) => ({ countries: business.settings.countries }),
    'GET /member/billing-countries': async ({ business }) => ({ countries: business.settings.billingCountries }),
  };
}
