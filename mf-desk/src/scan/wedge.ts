/** A scanner types a character every few milliseconds; a person needs at least this long between two. */
const SCANNER_GAP_MS = 60;

/**
 * Follows the keystrokes of a handheld's scanner, which types what it reads as a keyboard does and ends with Enter.
 * @param isScan whether what was typed is what the screen waits for
 * @returns a handler of keydown events, which keeps the Enter of a scan from pressing the button with the focus
 */
export function followWedge(isScan: (typed: string) => boolean, onScan: (typed: string) => void) {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  return (event: KeyboardEvent) => {
    // In a field the digits are what the field asks for.
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return;
    if (event.timeStamp - last > SCANNER_GAP_MS) typed = '';
    last = event.timeStamp;
    if (event.key === 'Enter' && isScan(typed)) {
      event.preventDefault();
      event.stopPropagation();
      onScan(typed);
    }
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) typed += event.key;
    else if (event.key !== 'Shift') typed = '';
  };
}
