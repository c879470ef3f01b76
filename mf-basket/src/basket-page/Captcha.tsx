import type { Business } from '@storefront/remote-kit/business.types';
import { useEffect, useRef } from 'react';
import styles from './BasketPage.module.css';

/** The part of Cloudflare's script that is used here. */
interface Turnstile {
  render(
    container: HTMLElement,
    options: { sitekey: string; action: string; callback: (token: string) => void; 'expired-callback': () => void },
  ): string | undefined;
  reset(widgetId: string): void;
  remove(widgetId: string): void;
}

const turnstileOf = (): Turnstile | undefined => (window as { turnstile?: Turnstile }).turnstile;

let loading: Promise<Turnstile | undefined> | undefined;

/** Loads the provider's script once; undefined if it cannot be loaded, and the next call tries again. */
function loadTurnstile(scriptUrl: string): Promise<Turnstile | undefined> {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    script.onload = () => resolve(turnstileOf());
    script.onerror = () => {
      script.remove();
      loading = undefined;
      resolve(undefined);
    };
    document.head.append(script);
  });
  return loading;
}

interface CaptchaProps {
  readonly settings: NonNullable<Business['captcha']>;
  /** The last token; after it was used, the check is shown again. */
  readonly token: string | undefined;
  readonly onToken: (token: string | undefined) => void;
}

/** The provider's check, loaded when a coupon is being entered. */
export function Captcha({ settings: { siteKey, scriptUrl }, token, onToken }: CaptchaProps) {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<string>(undefined);
  const wasPassed = useRef(false);
  useEffect(() => {
    let isShown = true;
    void loadTurnstile(scriptUrl).then((turnstile) => {
      if (!isShown || !place.current || !turnstile) return;
      widget.current = turnstile.render(place.current, {
        sitekey: siteKey,
        action: 'coupon',
        callback: onToken,
        'expired-callback': () => onToken(undefined),
      });
    });
    return () => {
      isShown = false;
      if (widget.current) turnstileOf()?.remove(widget.current);
      widget.current = undefined;
    };
  }, [siteKey, scriptUrl, onToken]);
  useEffect(() => {
    if (wasPassed.current && token === undefined && widget.current) turnstileOf()?.reset(widget.current);
    wasPassed.current = token !== undefined;
  }, [token]);
  return <div ref={place} className={styles.captcha} />;
}
