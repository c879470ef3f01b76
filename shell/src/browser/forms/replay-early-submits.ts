/** Passes submits made before hydration to the forms' own handlers, in order. */
export function replayEarlySubmits(): void {
  if (window.__hydrated) return;
  window.__hydrated = true;
  for (const [form, submitter] of window.__early ?? []) {
    form.removeAttribute('data-waiting');
    if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : undefined);
  }
  window.__early = [];
}
