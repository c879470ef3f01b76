import type { ActionModule } from '@storefront/remote-kit/action.types';
import type { BoundaryModule, PageModule } from '@storefront/remote-kit/page.types';

/** A page of a double, which says what it replaces. */
export const doublePage = (name: string): PageModule<{ readonly path: string }> => ({
  load: async ({ path }) => ({
    kind: 'page',
    data: { path },
    head: { title: `Contract double of ${name}`, robots: 'noindex' },
  }),
  Page: ({ data }) => (
    <section data-contract-double={name}>
      <h1>Contract double of {name}</h1>
      <p>
        {name} shows {data.path} here.
      </p>
    </section>
  ),
});

/** A boundary of a double, which says what it replaces; a landmark, so that it may be anywhere in a page. */
export function doubleBoundary(name: string, boundary: string): BoundaryModule {
  const text = `Contract double of ${name}: ${boundary}`;
  return {
    Boundary: () => (
      <section data-contract-double={name} aria-label={text}>
        <p>{text}</p>
      </section>
    ),
  };
}

/** A boundary on every page that shows nothing: with it the page loads the double, and so its handlers. */
export const hiddenBoundary: BoundaryModule = { Boundary: () => null };

const back = { kind: 'back', query: {}, otherwise: '/' } as const;

/** An action of a double: takes every form, changes nothing and leads back to the form's page. */
export const doubleAction: ActionModule = { request: () => back, next: () => back };
