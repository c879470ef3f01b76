/** Sequential integers, one sequence per kind of row. */
function idsFrom(first: number): () => number {
  let next = first;
  return () => next++;
}

/** Ids are unique across both businesses, so all demo data shares these sequences. */
export function demoIds() {
  return {
    category: idsFrom(1001),
    item: idsFrom(10001),
    option: idsFrom(50001),
    value: idsFrom(60001),
    sizeCost: idsFrom(80001),
    deal: idsFrom(301),
    section: idsFrom(401),
    coupon: idsFrom(451),
    banner: idsFrom(501),
    campaign: idsFrom(601),
    template: idsFrom(2001),
    zone: idsFrom(1501),
    member: idsFrom(701),
    address: idsFrom(801),
    order: idsFrom(901),
  };
}

export type DemoIds = ReturnType<typeof demoIds>;
