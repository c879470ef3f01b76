/** One refused field, as listed in application/problem+json. */
export type FieldProblem = { path: string; message: string; code?: string };

/** Normalises field paths: '/contact/email', 'body/contact/email' and 'contact[email]' become 'contact.email'. */
export function fieldName(path: string): string {
  return path
    .replace(/^#?\/?(body\/)?/, '')
    .replace(/\[["']?([^\]"']+)["']?\]/g, '.$1')
    .replace(/[/]/g, '.')
    .replace(/^\.|\.$/g, '');
}
