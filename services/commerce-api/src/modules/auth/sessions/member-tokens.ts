import type { LoginKind } from '@storefront/api/entities/session-state';
import type { ReplyOf } from '@storefront/api/operation-types';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '../../../http/callers/access-token';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { memberById, memberProfile } from '../../member/member.repository';
import type { RefreshGrant } from './sessions.service';

export type MemberTokens = ReplyOf<'POST /oauth/token'>;

/**
 * The tokens of a session and whose it is, as every way in replies with them.
 * @throws Problem refresh_token_invalid when the member no longer exists
 */
export async function memberTokens(
  { db, keys }: Pick<ServiceContext, 'db' | 'keys'>,
  business: Business,
  session: RefreshGrant & {
    readonly kind: LoginKind;
    readonly basketToken?: string | undefined;
    readonly loginDevice?: string | undefined;
  },
  now: Date,
): Promise<MemberTokens> {
  const member = await memberById(db, session.memberId, business.id);
  if (!member) throw refuse('refresh_token_invalid');
  return {
    access_token: await signAccessToken(keys, session, business.id, now),
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: session.refreshToken,
    member: memberProfile(member, business),
    session: { strategy: 'member', kind: session.kind },
    basketToken: session.basketToken ?? null,
    ...(session.loginDevice && { loginDevice: session.loginDevice }),
  };
}
