import { Problem } from '../problem';

/** Does what somebody may have done meanwhile: a person at the desk was quicker, or the last place was taken. */
export async function unlessRefused(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}
