import { usePageContext } from '@storefront/remote-kit/page-context';
import { ListIcon } from '@storefront/ui/icons/list';
import { MapIcon } from '@storefront/ui/icons/map';
import type { MouseEvent } from 'react';
import type { StoreView } from './use-store-view';
import styles from './ViewSwitch.module.css';

const views = [
  { view: 'list', label: 'List', icon: <ListIcon small /> },
  { view: 'map', label: 'Map', icon: <MapIcon small /> },
] as const;

/** On a phone: list or map. Links, because each has a URL; without scripts there is only the list. */
export function ViewSwitch({ storeView: { view: current, setView } }: { storeView: StoreView }) {
  const { url } = usePageContext();
  const [path, search] = url.split('?');
  const address = (view: string) => {
    const query = new URLSearchParams(search);
    query.delete('view');
    if (view === 'map') query.set('view', view);
    return `${path}?${query}`;
  };
  const follow = (event: MouseEvent, view: 'list' | 'map') => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setView(view);
  };
  return (
    <nav aria-label="View" className={`sf-segmented ${styles.views}`}>
      {views.map(({ view, label, icon }) => (
        <a
          key={view}
          className={`sf-segmented__part ${styles.view}`}
          href={address(view)}
          aria-current={view === current ? 'true' : undefined}
          onClick={(event) => follow(event, view)}
        >
          {icon}
          {label}
        </a>
      ))}
    </nav>
  );
}
