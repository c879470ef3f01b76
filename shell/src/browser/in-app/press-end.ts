const ENDS = ['pointerup', 'pointercancel', 'touchend', 'dragend', 'keyup'] as const;

const isPressed = () => document.querySelector('[data-page]:active') !== null;

/** Resolves after the next press has ended and its click was dispatched. */
function pressEnd(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      for (const name of ENDS) removeEventListener(name, end, true);
      // The click comes right after the release.
      setTimeout(resolve);
    };
    for (const name of ENDS) addEventListener(name, end, true);
  });
}

/**
 * Calls `replace` when the shopper presses nothing on the server's plain page. Replacing the page between the press and
 * the release of a button would lose the click; so `replace` must remove the page before it returns.
 */
export async function afterPress(replace: () => void): Promise<void> {
  while (isPressed()) await pressEnd();
  replace();
}
