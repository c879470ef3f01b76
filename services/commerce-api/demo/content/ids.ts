/** Sequential integers, one sequence per kind of row. */
export function idsFrom(first: number): () => number {
  let next = first;
  return () => next++;
}

/** Ids are unique across both businesses, so all demo data shares these sequences. */
export function demoIds() {
  return {
    categories: idsFrom(1001),
    items: idsFrom(10001),
    deals: idsFrom(301),
    coupons: idsFrom(451),
    banners: idsFrom(501),
    campaign: idsFrom(601),
    member: idsFrom(701),
    address: idsFrom(801),
    order: idsFrom(901),
  };
}

export type DemoIds = ReturnType<typeof demoIds>;
