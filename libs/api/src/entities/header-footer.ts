import Type, { type Static } from 'typebox';
import { nullable, shape } from '../declaration/shape';

const Link = shape({ label: Type.String(), href: Type.String() });

export const HeaderFooter = shape({
  header: shape({ links: Type.Array(Link), notice: nullable(Type.String()) }),
  footer: shape({
    columns: Type.Array(shape({ title: Type.String(), links: Type.Array(Link) })),
    stayInTouch: Type.String(),
    social: Type.Array(shape({ network: Type.Enum(['facebook', 'twitter', 'instagram']), href: Type.String() })),
    apps: Type.Array(shape({ platform: Type.Enum(['ios', 'android']), href: Type.String() })),
    smallPrint: Type.String(),
  }),
});
export type HeaderFooter = Static<typeof HeaderFooter>;
