const partsOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://address');
  return JSON.stringify([decodeURIComponent(pathname), [...searchParams]]);
};

/** Whether two paths with queries are the same, however they are encoded. */
export const isSameAddress = (one: string, other: string): boolean => partsOf(one) === partsOf(other);
