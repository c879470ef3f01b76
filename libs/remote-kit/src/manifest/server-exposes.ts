import type { ReleaseManifest } from './manifest.types';

/** The modules that a version's server bundle must expose for the shell to show its pages and run its actions. */
export const serverExposes = ({
  routes,
  boundaries,
  actions = [],
  plainPages = [],
}: Pick<ReleaseManifest, 'routes' | 'boundaries' | 'actions' | 'plainPages'>): string[] => [
  ...new Set([
    ...routes.map(({ expose }) => expose),
    ...boundaries.filter(({ server }) => server).map(({ expose }) => expose),
    ...actions.map((name) => `./actions/${name}`),
    ...plainPages.map((name) => `./plain-pages/${name}`),
  ]),
];
