/** One refusal of a field, as application/problem+json lists it. */
export type FieldProblem = { path: string; message: string; code?: string };

/** '/contact/email', 'contact.email', 'body/contact/email' and 'contact[email]' name one field: 'contact.email'. */
export function fieldName(path: string): string {
  return path
    .replace(/^#?\/?(body\/)?/, '')
    .replace(/\[["']?([^\]"']+)["']?\]/g, '.$1')
    .replace(/[/]/g, '.')
    .replace(/^\.|\.$/g, '');
}
