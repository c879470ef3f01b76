const ENDS = ['pointerup', 'pointercancel'] as const;

/** Calls back at once; while a button or link is pressed, after it was released and its click was handled. */
export function whenNothingIsPressed(callBack: () => void): void {
  if (!document.querySelector('button:active, a:active')) {
    callBack();
    return;
  }
  const letGo = () => {
    for (const name of ENDS) document.removeEventListener(name, letGo, true);
    // The click follows the pointer's release.
    setTimeout(callBack);
  };
  for (const name of ENDS) document.addEventListener(name, letGo, true);
}
