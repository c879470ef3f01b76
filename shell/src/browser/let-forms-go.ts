/**
 * The page cannot be woken: what the server made stays, its links and forms work as they do without scripts. Submits
 * are held back no longer, and the first that was held is sent.
 */
export function letFormsGo(): void {
  window.__awake = true;
  window.__early?.[0]?.[0].submit();
}
