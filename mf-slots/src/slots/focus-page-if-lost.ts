/** The pressed button has left the page: its focus goes to the page's heading. */
export function focusPageIfLost(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
