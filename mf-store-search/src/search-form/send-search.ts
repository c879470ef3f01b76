import { FIND_ACTION } from './find-action';

export type SearchFields = Readonly<Record<string, string | number>>;

/** Searches like the form does, with additional fields. */
export const sendSearch = (fields: SearchFields): void => sendForm(FIND_ACTION, fields);

/** Sends a form without showing it, and leaves the page. */
export function sendForm(action: string, fields: SearchFields): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = String(value);
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
