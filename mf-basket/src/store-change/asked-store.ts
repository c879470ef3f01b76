/** The store to which the basket may move, from the page's URL: '?storeId=101'; undefined without a valid one. */
export function askedStore({ storeId = '' }: Readonly<Record<string, string>>): number | undefined {
  const id = /^[1-9]\d*$/.test(storeId) ? Number(storeId) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}
