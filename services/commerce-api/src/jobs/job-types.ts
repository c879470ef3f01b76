import Type, { type Static, type TSchema } from 'typebox';

/** A kind of background work. Its jobs wait in the database, and any process may run them. */
export interface JobType<Payload extends TSchema = TSchema> {
  /** What a job carries: ids, and never personal data. */
  readonly payload: Payload;
  /** Jobs with the same key run one at a time in all processes together; those without a key share one. */
  readonly oneAtATime?: true;
  /** How many a process runs at once, so that a slow call delays no other job. */
  readonly atOnce: number;
  /** How often a failed job is tried again, after one to two seconds, then twice as long each time. */
  readonly retryLimit: number;
  /** After so many seconds the process that runs a job counts as dead, and another one runs it. */
  readonly expireInSeconds: number;
  /** Without anybody's cause: how often one is begun in the whole installation. */
  readonly everySeconds?: number;
}

/** Sixteen doubled pauses are about a day. After that, a person decides. */
const ABOUT_A_DAY = 16;
/** From the seventeenth on a pause is half a day and more. */
const ABOUT_THREE_DAYS = 20;
const OUTSIDE_CALL = { atOnce: 10, retryLimit: ABOUT_A_DAY, expireInSeconds: 60 };
/** The next period tries again in any case. Only a process that is killed leaves a run to be made up for. */
const PERIODIC = {
  payload: Type.Object({}),
  oneAtATime: true,
  atOnce: 1,
  retryLimit: 3,
  expireInSeconds: 600,
} as const;

const message = Type.Object({ messageId: Type.Integer() });

/** Every kind of background work, by the name of its queue. */
const jobTypes = {
  // One after the other in a process, because the limit of guests' confirmations counts what was sent.
  mail: { payload: message, ...OUTSIDE_CALL, atOnce: 1 },
  // Offers to all members. One after the other, so that they leave the mail server to the other mails.
  letter: { payload: message, ...OUTSIDE_CALL, atOnce: 1 },
  text: { payload: message, ...OUTSIDE_CALL },
  marketing: {
    payload: Type.Object({ businessId: Type.Integer(), userId: Type.String() }),
    ...OUTSIDE_CALL,
    // An older change of a user must not arrive after a newer one.
    oneAtATime: true,
  },
  webhook: {
    payload: Type.Object({ deliveryId: Type.Integer() }),
    ...OUTSIDE_CALL,
    // One at a time for each endpoint.
    oneAtATime: true,
    atOnce: 20,
    retryLimit: ABOUT_THREE_DAYS,
  },
  'file-removal': { ...PERIODIC, everySeconds: 60 },
  'clean-up': { ...PERIODIC, everySeconds: 60 },
  'weekly-slots': { ...PERIODIC, everySeconds: 60 },
  // It looks through whole tables.
  retention: { ...PERIODIC, everySeconds: 6 * 3_600 },
  // Slots reach two weeks ahead, so the hour in which those of a new day are added does not matter.
  'new-slots': { ...PERIODIC, everySeconds: 6 * 3_600 },
} as const satisfies Record<string, JobType>;

export type JobName = keyof typeof jobTypes;
export type PayloadOf<N extends JobName> = Static<(typeof jobTypes)[N]['payload']>;

export const jobNames = Object.keys(jobTypes) as JobName[];
export const typeOf = (name: JobName): JobType => jobTypes[name];
export const isJobName = (name: string): name is JobName => name in jobTypes;
