/** The first amount of a text in pence: 'You save £1.25' and '85p each'; NaN without one. */
export function penceIn(text: string | null): number {
  const [, pounds, pence, only] = /£(\d+)\.(\d\d)|\b(\d{1,2})p\b/.exec(text ?? '') ?? [];
  return only === undefined ? Number(`${pounds}${pence}`) : Number(only);
}
