import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { addressBookRoutes } from './address-book.routes';
import { changePassword, profileOf, updateProfile } from './member.service';
import { checkVerificationCode, requestVerificationCode } from './verification.service';

type Keys =
  | 'GET /member/profile'
  | 'PUT /member/profile'
  | 'POST /member/change-password'
  | 'POST /member/verification-code-request'
  | 'POST /member/verification-code-check'
  | 'GET /member/countries'
  | 'GET /member/billing-countries'
  | keyof ReturnType<typeof addressBookRoutes>;

export function memberRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    ...addressBookRoutes(context),
    'GET /member/profile': ({ member, business }) => profileOf(context.db, member, business),
    'PUT /member/profile': ({ member, business, body }) => updateProfile(context.db, member.memberId, business, body),
    'POST /member/change-password': ({ member, business, body, address, device, now }) =>
      changePassword(context, business, member.memberId, body, { address, device }, now),
    'POST /member/verification-code-request': (call) => requestVerificationCode(context, call),
    'POST /member/verification-code-check': (call) => checkVerificationCode(context, call),
    'GET /member/countries': async ({ business }) => ({ countries: business.settings.countries }),
    'GET /member/billing-countries': async ({ business }) => ({ countries: business.settings.billingCountries }),
  };
}
