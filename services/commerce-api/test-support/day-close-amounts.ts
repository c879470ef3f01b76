import type { DayCloseSums } from '@storefront/api/entities/day-close';

/** Every amount and count by its name, such as `sales.goods`. Those of 0 are left out. */
export function amountsOf({ sales, refunds, cancellations, payments }: DayCloseSums): Record<string, number> {
  const { vat, ...plain } = sales;
  const vatOf = (name: string, parts: typeof vat) =>
    parts.flatMap(({ rate, gross, vat: tax }): [string, number][] => [
      [`${name}.${rate}.gross`, gross],
      [`${name}.${rate}.vat`, tax],
    ]);
  const all: [string, number][] = [
    ...Object.entries(plain).map(([name, amount]): [string, number] => [`sales.${name}`, amount]),
    ...vatOf('sales.vat', vat),
    ...refunds.flatMap(({ kind, count, amount, vat: parts }): [string, number][] => [
      [`refunds.${kind}.count`, count],
      [`refunds.${kind}.amount`, amount],
      ...vatOf(`refunds.${kind}.vat`, parts),
    ]),
    ['cancellations.count', cancellations.count],
    ['cancellations.amount', cancellations.amount],
    ...payments.flatMap(({ gateway, scheme, ...of }) =>
      Object.entries(of).map(([name, amount]): [string, number] => [`${gateway} ${scheme ?? '-'} ${name}`, amount]),
    ),
  ];
  return Object.fromEntries(all.filter(([, amount]) => amount !== 0));
}

/** The sums of several amounts by name. */
export function addedUp(parts: readonly Record<string, number>[]): Record<string, number> {
  const names = [...new Set(parts.flatMap((part) => Object.keys(part)))];
  const sums = names.map((name): [string, number] => [name, parts.reduce((all, part) => all + (part[name] ?? 0), 0)]);
  return Object.fromEntries(sums.filter(([, amount]) => amount !== 0));
}
