import Type from 'typebox';
import { JOB_OR_QUEUE_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';

export const adminJobsAgain = defineOperation({
  key: 'POST /admin/jobs-again',
  id: 'adminJobsAgain',
  domain: 'admin',
  summary: 'Queue background jobs again that failed for good: one, or those of a queue',
  access: 'admin',
  body: shape({
    /** The id of a job, or the name of a queue. */
    which: Type.String({ minLength: 1, maxLength: JOB_OR_QUEUE_MAX_LENGTH }),
  }),
  reply: shape({ queued: Type.Integer() }),
  errors: ['job_not_found'],
});
