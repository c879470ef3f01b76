/** Focuses the first of these fields in document order, not in the schema's order. */
export function focusFirst(form: HTMLElement | null, names: readonly string[]): void {
  const fieldNames = new Set(names);
  const controls = form?.querySelectorAll<HTMLElement>('input[name],select[name],textarea[name]') ?? [];
  for (const control of controls) {
    if (!fieldNames.has(control.getAttribute('name') ?? '')) continue;
    control.focus();
    return;
  }
}
