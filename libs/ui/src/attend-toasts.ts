/** Two boxes without a gap would look like one. */
const GAP_PX = 8;

/** The distance by which a box moves down, or up with a negative number, so that it does not cover another one. */
function distanceClearOf(box: DOMRect, other: DOMRect): number {
  const covers = box.top < other.bottom && box.bottom > other.top && box.left < other.right && box.right > other.left;
  if (!covers) return 0;
  const below = other.bottom + GAP_PX - box.top;
  return box.bottom + below <= innerHeight ? below : other.top - GAP_PX - box.bottom;
}

const shownToast = () => document.querySelector<HTMLElement>('.sf-toast');

function moveClearOfFocus(): void {
  const [toast, focused] = [shownToast(), document.activeElement];
  if (!toast || !focused || focused === document.body || toast.contains(focused)) return;
  toast.style.translate = '';
  const other = focused.getBoundingClientRect();
  // There is no place beside a part that fills the screen.
  const distance = other.height > innerHeight / 2 ? 0 : distanceClearOf(toast.getBoundingClientRect(), other);
  if (distance !== 0) toast.style.translate = `0 ${distance}px`;
}

function dismissOnEscape({ key, defaultPrevented }: KeyboardEvent): void {
  // An open dialog takes Escape first.
  if (key === 'Escape' && !defaultPrevented && !document.querySelector('[role$=dialog]'))
    [...(shownToast()?.querySelectorAll('button') ?? [])].at(-1)?.click();
}

/** What had the focus before the toast. */
let lastFocused: HTMLElement | undefined;

function rememberFocus(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused !== document.body && !shownToast()?.contains(focused))
    lastFocused = focused;
}

function restoreFocus({ target }: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest('.sf-toast')) return;
  // After the next paint the toast is gone, with the pressed button.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const to = lastFocused?.isConnected ? lastFocused : document.querySelector<HTMLElement>('main h1');
    to?.focus({ preventScroll: true });
  });
}

let isListening = false;

/**
 * Keeps toasts clear of what has the focus, dismisses them with Escape, and returns the focus that they had. Called for
 * each toast that appears.
 */
export function attendToasts(): void {
  rememberFocus();
  moveClearOfFocus();
  if (isListening) return;
  isListening = true;
  document.addEventListener('focusin', moveClearOfFocus);
  document.addEventListener('focusin', rememberFocus);
  document.addEventListener('click', restoreFocus);
  // The browser scrolls to what it focuses.
  addEventListener('scroll', moveClearOfFocus, { passive: true });
  document.addEventListener('keydown', dismissOnEscape);
}
