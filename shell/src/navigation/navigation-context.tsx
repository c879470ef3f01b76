import type { LinkRole, PageRole } from '@storefront/remote-kit/navigation.types';
import type { Query } from '@storefront/routes/fill-path';
import { createContext, type ReactNode, useContext } from 'react';
import type { Navigation } from './navigation.types';
import { pathTo } from './path-to';

const NavigationContext = createContext<Navigation>({
  roles: {},
  header: [],
  bottomBar: [],
  backLinks: {},
  noReturn: [],
  boundaries: [],
});

export function NavigationProvider({ value, children }: { value: Navigation; children: ReactNode }) {
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

/** Where the composition's links lead. */
export const useNavigation = (): Navigation => useContext(NavigationContext);

/** Makes URLs of pages by role: `const to = usePathTo(); to('store', { storeSlug })`. */
export function usePathTo() {
  const navigation = useNavigation();
  return (role: PageRole | LinkRole, params?: Readonly<Record<string, string>>, query?: Query) =>
    pathTo(navigation, role, params, query);
}
