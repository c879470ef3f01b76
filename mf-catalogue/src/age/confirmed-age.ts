const KEY = 'catalogue:age-confirmed';

/** The age that the shopper has confirmed in this visit; 0 before that, and where the browser stores nothing. */
export function confirmedAge(): number {
  try {
    return Number(sessionStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

/** Remembers a confirmed age until the tab is closed. @param age in years; 0 for goods for everybody */
export function rememberAge(age: number): void {
  if (age <= confirmedAge()) return;
  try {
    sessionStorage.setItem(KEY, String(age));
  } catch {
    // The next item asks again.
  }
}
