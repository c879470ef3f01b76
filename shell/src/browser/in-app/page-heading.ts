/** The heading of the page, which can take the focus. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

/** A new page is announced by its heading and scrolled to the top. */
export function focusHeading(): void {
  window.scrollTo(0, 0);
  pageHeading()?.focus({ preventScroll: true });
}
