import Type, { type Static } from 'typebox';

/** The mode of the process: a demonstration only if its name is set, otherwise production. */
export const ModeSetting = Type.Union([Type.Literal('production'), Type.Literal('demonstration')], {
  default: 'production',
  description:
    '`demonstration` runs with demo shops, published passwords, the sandbox and a movable clock; everything else is production',
});
export type Mode = Static<typeof ModeSetting>;

/** The environment with which `npm start`, the harness, the benchmarks and the tests start processes. */
export const demonstrationEnvironment = { STOREFRONT_MODE: 'demonstration' } as const;
