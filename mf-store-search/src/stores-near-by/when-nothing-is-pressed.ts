const ENDS = ['pointerup', 'pointercancel'] as const;

/** Calls back at once; while a button or a link is held down only once it was let go, and its own click has been heard. */
export function whenNothingIsPressed(callBack: () => void): void {
  if (!document.querySelector('button:active, a:active')) {
    callBack();
    return;
  }
  const letGo = () => {
    for (const name of ENDS) document.removeEventListener(name, letGo, true);
    // The click comes after the finger is up.
    setTimeout(callBack);
  };
  for (const name of ENDS) document.addEventListener(name, letGo, true);
}
