import { useState } from 'react';

/** A form of the plain page as it is in the browser. */
export interface PlainFormState {
  readonly values: Readonly<Record<string, string>>;
  /** The refusal that it shows, without the errors of fields that were changed since. */
  readonly refusal: { readonly errors: Readonly<Record<string, string>>; readonly message?: string };
}

/** The form on the plain page that posts to a path; undefined when the page has none, or was replaced. */
export function readPlainForm(path: string): PlainFormState | undefined {
  const form = document.querySelector<HTMLFormElement>(`[data-page] form[action="${path}"]`);
  if (!form) return undefined;
  const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const { errors = {}, message } = JSON.parse(form.dataset.refusal ?? '{}');
  const isUnchanged = (name: string) => {
    const field = form.elements.namedItem(name);
    return !(field instanceof HTMLInputElement) || field.value === field.defaultValue;
  };
  return {
    values,
    refusal: {
      errors: Object.fromEntries(Object.entries<string>(errors).filter(([name]) => isUnchanged(name))),
      message,
    },
  };
}

/** `readPlainForm` for a page whose own form replaces the plain one: during the first render both are there. */
export const usePlainForm = (path: string): PlainFormState | undefined => useState(() => readPlainForm(path))[0];
