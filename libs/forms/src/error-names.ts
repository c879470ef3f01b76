/** The field names of a nested error object: { contact: { email: '…' } } becomes ['contact.email']. */
export function errorNames(errors: object, before = ''): string[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    const name = before ? `${before}.${key}` : key;
    if (!value) return [];
    return typeof value === 'object' ? errorNames(value, name) : [name];
  });
}
