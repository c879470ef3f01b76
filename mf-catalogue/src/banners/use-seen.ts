import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useRef } from 'react';

/** Tells the API once that a banner was in sight, half of it at least. A beacon: it brings no code and waits for nothing. */
export function useSeen(bannerId: number) {
  const place = useRef<HTMLLIElement>(null);
  const { locale } = usePageContext().business;
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        const body = new Blob([JSON.stringify({ bannerId, platform: 'web' })], { type: 'application/json' });
        navigator.sendBeacon(`/${locale}/api/banners/impression`, body);
      },
      { threshold: 0.5 },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [bannerId, locale]);
  return place;
}
