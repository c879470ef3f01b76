import pg from 'pg';

/** Changes one price per second, in one store after the other, like an operator's system. Stops on request. */
export async function changePrices(databaseUrl: string, storeIds: readonly number[]): Promise<() => Promise<number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let changes = 0;
  let work: Promise<unknown> = Promise.resolve();
  const change = () => {
    const storeId = storeIds[changes % storeIds.length];
    changes += 1;
    work = work.then(() =>
      client.query(
        `with changed as (
           update store_items set price = price + 1 where store_id = ${storeId}
             and item_id = (select min(item_id) from store_items where store_id = ${storeId}) returning store_id)
         update stores set catalogue_version = catalogue_version + 1 where id in (select store_id from changed)`,
      ),
    );
  };
  const timer = setInterval(change, 1_000);
  return async () => {
    clearInterval(timer);
    await work;
    await client.end();
    return changes;
  };
}
