/**
 * Sends the form of a control that has changed. If it is used by keyboard, the URL names it: the browser focuses it in
 * the new document.
 */
export function submitFrom(control: HTMLInputElement | HTMLSelectElement): void {
  const { form, id } = control;
  if (form && control.matches(':focus-visible')) form.action += `#${id}`;
  form?.requestSubmit();
}
