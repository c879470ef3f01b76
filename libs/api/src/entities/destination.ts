import { type RouteName, routePaths } from '@storefront/routes/route-paths';
import Type, { type Static } from 'typebox';
import { nullable, shape } from '../declaration/shape';

const names = Object.keys(routePaths) as RouteName[];

/** The target of a link: a storefront page by its route's name, or an editors' page. Never a free URL. */
export const Destination = shape({
  route: nullable(Type.Unsafe<RouteName>(Type.Enum(names))),
  params: Type.Record(Type.String(), Type.String()),
  /** The slug of an editors' page; null if `route` is enough. */
  pageSlug: nullable(Type.String()),
});
export type Destination = Static<typeof Destination>;
