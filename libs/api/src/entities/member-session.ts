import Type, { type Static } from 'typebox';
import { Id, nullable, shape } from '../declaration/shape';
import { LoginKind } from './session-state';

/** A log-in of a member that has not ended. */
export const MemberSession = shape({
  sessionId: Id,
  /** Browser and system, such as 'Firefox on Windows'; null when the device did not say. */
  device: nullable(Type.String()),
  kind: LoginKind,
  startedAt: Type.String(),
  /** Accurate to five minutes. */
  lastUsedAt: Type.String(),
  /** The session of this call. */
  isCurrent: Type.Boolean(),
});
export type MemberSession = Static<typeof MemberSession>;

/** The current one first, then by last use. */
export const MemberSessions = shape({ sessions: Type.Array(MemberSession) });
