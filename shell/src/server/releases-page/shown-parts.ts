import type { BrowserPackage } from '../compositions/release-routes';
import type { PageState } from '../document/page-state.types';

/** A boundary, or the page itself, where the page contains it now. */
export interface ShownPart {
  readonly name: string;
  readonly owner: string;
  readonly version: string;
  /** Its failure policy, or `page`. */
  readonly policy: string;
  readonly expose: string;
  /** Its outermost nodes; without any, it is not on this page. */
  readonly nodes: readonly Node[];
}

/** What is read of React's tree: a part that only the browser renders has no element of its own. */
interface Fiber {
  readonly memoizedProps?: { readonly name?: unknown; readonly skeleton?: unknown; readonly entry?: unknown } & {
    readonly route?: { readonly owner?: BrowserPackage; readonly expose: string };
  };
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/**
 * Runs in the browser, as text: the page and each boundary of the composition with its nodes. It must use nothing from
 * outside itself.
 */
export function shownParts(state: PageState): ShownPart[] {
  const nodesByName = new Map<string, Node[]>();
  let inApp: { owner: BrowserPackage; expose: string; nodes: Node[] } | undefined;
  const outermostNodes = (fiber: Fiber | null): Node[] => {
    const nodes: Node[] = [];
    for (let one = fiber; one; one = one.sibling)
      nodes.push(...(one.stateNode instanceof Node ? [one.stateNode] : outermostNodes(one.child)));
    return nodes;
  };
  const search = (fiber: Fiber | null) => {
    for (let one = fiber; one; one = one.sibling) {
      const { name, route, ...others } = Object(one.memoizedProps) as NonNullable<Fiber['memoizedProps']>;
      // `Boundary` itself, whose props the composition's entry is not among.
      if (typeof name === 'string' && 'skeleton' in others && !('entry' in others))
        nodesByName.set(name, [...(nodesByName.get(name) ?? []), ...outermostNodes(one.child)]);
      if (route?.owner) inApp = { owner: route.owner, expose: route.expose, nodes: outermostNodes(one.child) };
      search(one.child);
    }
  };
  const root = Object(document.getElementById('page'));
  const container = Object.keys(root).find((key) => key.startsWith('__reactContainer'));
  if (container) search((root[container].stateNode as { current: Fiber }).current.child);

  const inDocument = (selector: string): Node[] => [...document.querySelectorAll(selector)];
  const parts: ShownPart[] = Object.entries(state.boundaries ?? {}).map(([name, boundary]) => ({
    name,
    owner: boundary.package,
    version: boundary.version,
    policy: boundary.policy,
    expose: boundary.expose,
    // The attribute is there before React is.
    nodes: nodesByName.get(name) ?? inDocument(`[data-boundary="${name}"]`),
  }));
  if (inApp) {
    const { owner, expose, nodes } = inApp;
    // Its plain page stays until the page itself is shown.
    const plain = inDocument('[data-page]:not([hidden])');
    parts.unshift({
      name: `page ${expose}`,
      owner: owner.name,
      version: owner.version,
      policy: 'page',
      expose,
      nodes: [...plain, ...nodes],
    });
  } else if (state.page) {
    const { package: owner, version, expose } = state.page;
    parts.unshift({ name: `page ${expose}`, owner, version, policy: 'page', expose, nodes: inDocument('[data-page]') });
  }
  return parts;
}
