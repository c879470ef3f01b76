import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { CustomersPage } from '../customers-page/CustomersPage';
import { type CustomersQuery, customersPath } from '../customers-page/customers-path';
import { type CustomersRead, readCustomers } from '../customers-page/read-customers';
import { DeskRefusal } from '../frame/DeskRefusal';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';

type Data = CustomersRead | DeskFailure;

/** What else an address has is ignored: it may have been typed. */
const queryOf = ({ person = '', message = '' }: Readonly<Record<string, string>>): CustomersQuery => ({
  person: /^[mg]\d{1,16}$/.test(person) ? person : undefined,
  message: /^(complaint\.\d{1,16}|message\.[\w-]{1,20})$/.test(message) ? message : undefined,
});

export async function load({ api, business, query }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readCustomers(api);
  if (data.kind === 'log-in') return toLogIn(customersPath(queryOf(query)));
  return { kind: 'page', data, head: { title: `Customers, ${business.name}` } };
}

export function Page({ data, query }: PageProps<Data>) {
  const asked = queryOf(query);
  if (data.kind === 'read') return <CustomersPage data={data} query={asked} />;
  return <DeskRefusal reading={data} title="Customers" path={customersPath(asked)} onRetry={() => location.reload()} />;
}
