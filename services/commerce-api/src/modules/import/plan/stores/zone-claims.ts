import type { deliveryZones } from '../../../../database/schema/slots';

type Zone = Pick<typeof deliveryZones.$inferInsert, 'storeId' | 'code' | 'prefixes' | 'withinMetres'>;

/** Which zone of a store has a postcode or a ring: each belongs to one, or the price of an address would be arbitrary. */
export class ZoneClaims {
  readonly #owners = new Map<string, string>();

  /** Claims what a zone covers. @returns the first column, value and zone that clash */
  add({ storeId, code, prefixes, withinMetres }: Zone): { column: string; value: string; code: string } | undefined {
    const claimed = [
      ...(prefixes ?? []).map((prefix) => ['postcodes', prefix] as const),
      ...(withinMetres == null ? [] : [['within_metres', String(withinMetres)] as const]),
    ];
    let clash: { column: string; value: string; code: string } | undefined;
    for (const [column, value] of claimed) {
      const key = `${storeId} ${column} ${value}`;
      const owner = this.#owners.get(key);
      if (owner !== undefined && owner !== code) clash ??= { column, value, code: owner };
      this.#owners.set(key, code);
    }
    return clash;
  }
}
