import { brandOf, groupDigits } from '../checkoutcom/cards/card-number';

/** Formats the number in groups during typing, and keeps the caret behind the same digit. */
export function regroup(input: HTMLInputElement): void {
  const before = input.value.slice(0, input.selectionStart ?? input.value.length).replace(/\D/g, '').length;
  const digits = input.value.replace(/\D/g, '');
  const longest = Math.max(...(brandOf(digits)?.lengths ?? [19]));
  const grouped = groupDigits(digits.slice(0, longest));
  if (grouped === input.value) return;
  input.value = grouped;
  let caret = 0;
  for (let seen = 0; caret < grouped.length && seen < before; caret++) if (/\d/.test(grouped[caret] ?? '')) seen++;
  input.setSelectionRange(caret, caret);
}

/** Inserts the slash after the month when it is typed at the end, not when it is being deleted. */
export function completeExpiry(input: HTMLInputElement, event: Event): void {
  const deleting = event instanceof InputEvent && event.inputType.startsWith('delete');
  if (!deleting && /^(0[1-9]|1[0-2])$/.test(input.value)) input.value += '/';
  else if (/^[2-9]$/.test(input.value)) input.value = `0${input.value}/`;
  else if (/^\d{4}$/.test(input.value)) input.value = `${input.value.slice(0, 2)}/${input.value.slice(2)}`;
}
