import Type from 'typebox';
import { DEAD_LETTERS_LISTED_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';

const Queue = shape({
  queue: Type.String(),
  /** Not begun, those that are tried again included. */
  waiting: Type.Integer(),
  /** Of those that wait: failed before. */
  retrying: Type.Integer(),
  active: Type.Integer(),
  /** Dead letters. */
  dead: Type.Integer(),
  /** Since the oldest of those that wait was queued. */
  oldestSeconds: Type.Integer(),
});

/** A job that has failed as often as it is tried. */
const DeadLetter = shape({
  id: Type.String(),
  queue: Type.String(),
  queuedAt: Type.String(),
  failedAt: Type.String(),
  /** Why it failed last, without personal data. */
  reason: Type.String(),
});

export const adminJobs = defineOperation({
  key: 'POST /admin/jobs',
  id: 'adminJobs',
  domain: 'admin',
  summary: 'List the queues of background jobs, and the newest jobs that failed for good',
  access: 'admin',
  safe: true,
  body: shape({}),
  reply: shape({
    queues: Type.Array(Queue),
    deadLetters: Type.Array(DeadLetter, { maxItems: DEAD_LETTERS_LISTED_MAX }),
  }),
  errors: [],
});
