import type { ApiClient } from '@storefront/api/client';
import { Boundary, BoundaryProvider } from '@storefront/remote-kit/boundary';
import type { DocumentProps } from '../src/frame/document-tree';
import type { Bundles } from '../src/render/bundles/bundles';
import type { JobContext } from '../src/render/job-kinds';

/** A frame that shows only what tests look at, in place of the shell's. */
export const testFrame = {
  DocumentTree: ({ page, boundaries, frame }: DocumentProps) => (
    <BoundaryProvider entries={boundaries} renderFailureNotice={() => null}>
      <header>{frame.keptAt ?? `${frame.departments.length} departments`}</header>
      {page?.Page ? <page.Page {...page} /> : <i>skeleton of the page</i>}
    </BoundaryProvider>
  ),
  loadFrame: async (_context: unknown, headerFooter: unknown) => ({ headerFooter, departments: ['Bread'] }),
};

/** A page that shows its data and two boundaries. */
export const testPage = {
  load: async (_context: unknown): Promise<unknown> => ({ kind: 'page', data: 'Loaf', head: { title: 'A page' } }),
  Page: ({ data }: { data: unknown }) => (
    <main>
      {String(data)}
      <Boundary name="first" skeleton={<i>skeleton of first</i>} />
      <Boundary name="second" skeleton={<i>skeleton of second</i>} />
    </main>
  ),
  boundaries: ['first', 'second'],
};

type Modules = Readonly<Record<string, object>>;

/** What a job has in a process whose bundles export `modules`, by package and expose: 'mf-a ./APage'. */
export function testContext(modules: Modules) {
  const steps: string[] = [];
  const all: Modules = { 'shell ./Frame': testFrame, 'mf-a ./APage': testPage, ...modules };
  const expose = (name: string, path: string) => {
    const module = all[`${name} ${path}`];
    if (!module) throw new Error(`${name} does not expose ${path}.`);
    return module as Record<string, unknown>;
  };
  const context: JobContext = {
    bundles: { expose } as unknown as Bundles,
    apiClient: () => ({}) as ApiClient,
    enter: (part) => steps.push(part),
  };
  return { context, steps };
}
