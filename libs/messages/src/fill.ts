/** Puts the values into the places that a text keeps for them, first into first: '%s' is such a place. */
export function fill(text: string, ...values: (string | number)[]): string {
  let next = 0;
  return text.replace(/%s/g, (place) => {
    const value = values[next++];
    return value === undefined ? place : String(value);
  });
}
