import { type RouteName, routeTable } from '@storefront/routes/route-table';
import Type, { type Static } from 'typebox';
import { nullable, shape } from '../shape';

const names = Object.keys(routeTable) as RouteName[];

/** Where a shopper is sent: a page of the storefront by its route's name, or a page that editors wrote. Never a free address. */
export const Destination = shape({
  route: nullable(Type.Unsafe<RouteName>(Type.Enum(names))),
  params: Type.Record(Type.String(), Type.String()),
  /** The slug of an editors' page; null where `route` says it all. */
  pageSlug: nullable(Type.String()),
});
export type Destination = Static<typeof Destination>;
