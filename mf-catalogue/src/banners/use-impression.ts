import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useRef } from 'react';

/** Reports once that at least half of a banner was visible. It uses a beacon, which needs no code and does not wait. */
export function useImpression(bannerId: number) {
  const place = useRef<HTMLLIElement>(null);
  const { locale } = usePageContext().business;
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const body = new Blob([JSON.stringify({ bannerId, platform: 'web' })], { type: 'application/json' });
        navigator.sendBeacon(`/${locale}/api/banners/impression`, body);
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [bannerId, locale]);
  return place;
}
