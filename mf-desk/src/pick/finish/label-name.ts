/** The name on a label that others can see: 'Grace Adeyemi' becomes 'G. Adeyemi'. */
export function labelName(customer: string): string {
  const [first = '', ...others] = customer.trim().split(/\s+/);
  const surname = others.at(-1);
  return surname ? `${[...first][0] ?? ''}. ${surname}` : first;
}
