import { driveActions } from './drive-action';
import { forgetOldWork } from './kept-work';
import { pickDecisions } from './pick-decision';

/** Forgets what this device has kept for twelve hours, whoever's it is. */
export function forgetOld(): void {
  forgetOldWork();
  driveActions.stored.forgetOld();
  pickDecisions.stored.forgetOld();
}
