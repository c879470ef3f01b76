/**
 * The page cannot be hydrated: the server's HTML stays, its links and forms work as without scripts. Submits are no
 * longer held, and the first held one is sent.
 */
export function releaseForms(): void {
  window.__hydrated = true;
  window.__early?.[0]?.[0].submit();
}
