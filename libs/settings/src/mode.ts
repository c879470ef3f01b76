import Type, { type Static } from 'typebox';

/** What the process runs as; nothing but the name of the demonstration makes it one. */
export const ModeSetting = Type.Union([Type.Literal('production'), Type.Literal('demonstration')], {
  default: 'production',
  description:
    '`demonstration` runs with demo shops, published passwords, the sandbox and a movable clock; everything else is production',
});
export type Mode = Static<typeof ModeSetting>;

/** The environment in which `npm start`, the harness, the benches and the tests start processes. */
export const demonstrationEnvironment = { STOREFRONT_MODE: 'demonstration' } as const;
