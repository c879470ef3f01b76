import type { CategoryTreeNode } from '@storefront/api/entities/category';

interface CategoryLink {
  readonly slug: string;
  readonly name: string;
}

/** The categories below a category's parent, itself included; none for a department or a category with children. */
export function siblingsOf(
  tree: readonly CategoryTreeNode[],
  slug: string,
  { parents, children }: { parents: readonly CategoryLink[]; children: readonly CategoryLink[] },
): CategoryLink[] {
  const parent = parents.at(-1);
  if (!parent || children.length > 0) return [];
  const level: readonly { slug: string; children: readonly CategoryLink[] }[] =
    parents.length === 1 ? tree : tree.flatMap((department) => department.children);
  const siblings = level.find((node) => node.slug === parent.slug)?.children ?? [];
  return siblings.some((sibling) => sibling.slug === slug)
    ? siblings.map(({ slug: own, name }) => ({ slug: own, name }))
    : [];
}
