/** Passes submits made before hydration to the forms' own handlers, in order. */
export function replayEarly(): void {
  if (window.__awake) return;
  window.__awake = true;
  for (const [form, submitter] of window.__early ?? []) {
    form.removeAttribute('data-waiting');
    if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : undefined);
  }
  window.__early = [];
}
