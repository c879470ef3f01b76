import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { DeskRefusal } from '../frame/DeskRefusal';
import { orderPath } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';
import { OrderPage } from '../order-page/OrderPage';
import { type OrderRead, readOrder } from '../order-page/read-order';

type Data = OrderRead | DeskFailure;

export async function load({ api, business, params }: LoadContext): Promise<LoadResult<Data>> {
  const { businessOrderId = '' } = params;
  const data = await readOrder(api, businessOrderId);
  if (data.kind === 'log-in') return toLogIn(orderPath(businessOrderId));
  if (data.kind === 'missing') return { kind: 'not-found', message: 'Your stores have no such order.' };
  return { kind: 'page', data, head: { title: `Order ${businessOrderId}, ${business.name}` } };
}

export function Page({ data, params }: PageProps<Data>) {
  const { businessOrderId = '' } = params;
  if (data.kind === 'read') return <OrderPage key={businessOrderId} data={data} />;
  return (
    <DeskRefusal
      reading={data}
      title={`Order ${businessOrderId}`}
      path={orderPath(businessOrderId)}
      onRetry={() => location.reload()}
    />
  );
}
