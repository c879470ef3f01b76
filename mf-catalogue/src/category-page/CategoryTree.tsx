import { ChevronDownIcon } from '@storefront/ui/icons/chevron-down';
import styles from './CategoryTree.module.css';
import type { CategoryData, TreeLink } from './category-data';

/** The store's categories, three levels deep: the current department is open. */
export function CategoryTree({ data, link }: { data: CategoryData; link: (slug: string) => string }) {
  const { tree, slug, parents } = data;
  const isOpen = (of: string) => of === slug || parents.some((parent) => parent.slug === of);
  const branch = tree.filter((node) => node.level > 1 || isOpen(node.slug));
  const others = tree.filter((node) => !branch.includes(node));
  const row = (node: TreeLink) => (
    <li key={node.slug} data-level={node.level}>
      <a
        href={link(node.slug)}
        aria-current={node.slug === slug ? 'page' : undefined}
        data-open={node.slug !== slug && isOpen(node.slug) ? '' : undefined}
      >
        {node.name}
      </a>
    </li>
  );
  return (
    <nav className={styles.tree} aria-label="Categories">
      {others.length > 0 && (
        <details>
          <summary>
            All aisles <ChevronDownIcon small />
          </summary>
          <ul>{others.map(row)}</ul>
        </details>
      )}
      <ul>{branch.map(row)}</ul>
    </nav>
  );
}
