const RELEASE_EVENTS = ['pointerup', 'pointercancel'] as const;

/** Calls back at once; while a button or link is pressed, after it was released and its click was handled. */
export function afterPointerRelease(callBack: () => void): void {
  if (!document.querySelector('button:active, a:active')) {
    callBack();
    return;
  }
  const onRelease = () => {
    for (const name of RELEASE_EVENTS) document.removeEventListener(name, onRelease, true);
    // The click follows the pointer's release.
    setTimeout(callBack);
  };
  for (const name of RELEASE_EVENTS) document.addEventListener(name, onRelease, true);
}
