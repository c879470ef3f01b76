import { focusPageIfLost } from '../slots/focus-page-if-lost';

/** Shows other times, with which the pressed button leaves the page. */
export function leaveTo(show: () => void): void {
  show();
  requestAnimationFrame(focusPageIfLost);
}
