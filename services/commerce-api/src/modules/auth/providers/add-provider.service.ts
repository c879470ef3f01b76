import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { Identity } from '../../../http/operation.types';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { memberById } from '../../member/member.repository';
import { assertFresh } from '../assert-fresh';
import { startProvider } from './start-provider.service';

interface AddProvider {
  readonly business: Business;
  readonly member: Identity;
  readonly device: string | undefined;
  readonly body: BodyOf<'POST /member/provider-add'>;
  readonly now: Date;
}

/**
 * Begins to add a provider, for a member who has just proved again who they are: it would log a thief of the session in
 * for good.
 * @throws Problem current_password_incorrect, fresh_login_needed, and those of startProvider
 */
export async function addProvider(
  context: ServiceContext,
  { business, member: identity, device, body, now }: AddProvider,
): Promise<ReplyOf<'POST /member/provider-add'>> {
  const member = await memberById(context.db, identity.memberId, business.id);
  if (!member) throw refuse('session_ended');
  const { currentPassword, provider, origin } = body;
  await assertFresh(context, member, identity, currentPassword, now);
  return startProvider(context, { business, device, memberId: member.id, provider, origin }, now);
}
