import type { PartsNavProps } from '@storefront/ui/parts-nav';
import type { CategoryData } from './category-data';

type Listed = Pick<CategoryData, 'slug' | 'name' | 'parents' | 'children' | 'tree'>;

/**
 * The links below a listing's title: its sub-categories and, on a phone, the way up.
 * @param siblings whether a category without sub-categories shows its siblings instead
 */
export function listingParts(data: Listed, link: (slug: string) => string, siblings: boolean): PartsNavProps['parts'] {
  const { slug, name, parents, children, tree } = data;
  const parent = parents.at(-1);
  const own = { href: link(slug), label: children.length ? 'Everything' : name, current: true };
  const up = parent ? [{ href: link(parent.slug), label: parent.name, up: true }] : [];
  // Only the current branch of the tree is open, so one level contains siblings and no others.
  const level = tree.find((node) => node.slug === slug)?.level;
  if (!siblings || children.length > 0 || !level || level === 1)
    return [...up, own, ...children.map((child) => ({ href: link(child.slug), label: child.name }))];
  return [
    ...up,
    ...tree
      .filter((node) => node.level === level)
      .map((node) => ({ href: link(node.slug), label: node.name, current: node.slug === slug })),
  ];
}
