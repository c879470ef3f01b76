/** Replaces the placeholders '%s' by the values, in order. */
export function fill(text: string, ...values: (string | number)[]): string {
  let next = 0;
  return text.replace(/%s/g, (place) => {
    const value = values[next++];
    return value === undefined ? place : String(value);
  });
}
