import { type ReactNode, useEffect } from 'react';
import { matchPath, useNavigate } from 'react-router';
import type { Services } from '../hydrate';
import type { InAppRoute } from './in-app-page';
import { needsDocument } from './policy-of-document';

interface InAppLinksProps {
  readonly services: Services;
  readonly routes: readonly InAppRoute[];
  readonly children: ReactNode;
}

/** Follows links to pages of the in-app area without a new document; all other links are not changed. */
export function InAppLinks({ services, routes, children }: InAppLinksProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = (event.target as Element).closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return;
      if (link.hasAttribute('download') || (link.hash && link.pathname === location.pathname)) return;
      const route = routes.find(({ path }) => matchPath(path, link.pathname));
      if (!route || needsDocument(services, route)) return;
      event.preventDefault();
      navigate(link.pathname + link.search);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, services, routes]);
  return children;
}
