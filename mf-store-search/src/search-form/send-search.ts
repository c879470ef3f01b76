import { FIND_ACTION } from './find-action';

export type SearchFields = Readonly<Record<string, string | number>>;

/** Searches like the form does, with additional fields. */
export function sendSearch(fields: SearchFields): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = FIND_ACTION;
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
