import type { BodyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../database/in-transaction';
import { members } from '../../../database/schema/member';
import type { Identity } from '../../../http/operation.types';
import { newId } from '../../../ids';
import { queuePasswordMail } from '../../../mail/password-mail';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { lockMember, memberById } from '../../member/member.repository';
import { assertFresh } from '../assert-fresh';
import { isSessionOpen } from '../sessions/sessions.service';
import { invalidateResets } from './invalidate-resets';
import { hashPassword } from './password';
import { checkConfirmation, checkNewPassword } from './password-rules';

interface PasswordAddition {
  readonly business: Business;
  readonly member: Identity;
  readonly body: BodyOf<'POST /member/password-add'>;
  readonly now: Date;
}

/**
 * Adds a password to an account without one, and tells the member by mail. Links to set a password end.
 * @throws Problem fresh_login_needed, password_exists, password_too_common, session_ended, validation_failed
 */
export async function addPassword(context: ServiceContext, call: PasswordAddition): Promise<void> {
  const { business, member: identity, body, now } = call;
  const { memberId, sessionId } = identity;
  checkConfirmation(body.password, body.passwordConfirmation);
  const member = await memberById(context.db, memberId, business.id);
  if (!member) throw refuse('session_ended');
  if (member.passwordHash) throw refuse('password_exists');
  await assertFresh(context, member, identity, undefined, now);
  await checkNewPassword(body.password, member.emailAddress);
  const passwordHash = await hashPassword(body.password);
  await inTransaction(context.db, async (tx) => {
    const locked = await lockMember(tx, business.id, memberId);
    if (!locked || !(await isSessionOpen(tx, sessionId))) throw refuse('session_ended');
    // A link from a mail, or a second click, may have set one meanwhile.
    if (locked.passwordHash) throw refuse('password_exists');
    await tx.update(members).set({ passwordHash }).where(eq(members.id, memberId));
    await invalidateResets(tx, memberId, now);
    const about = { subjectId: newId(), recipient: locked.emailAddress };
    await queuePasswordMail(tx, 'password_added', business, about, now);
  });
}
