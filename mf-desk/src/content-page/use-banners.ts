import type { BannerValues, DeskBanner } from '@storefront/api/entities/desk/desk-banner';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRef, useState } from 'react';
import type { BannersRead } from './read-banners';

/** Saves a banner, or adds a new one. @returns why it was not saved */
export type SaveBanner = (banner: DeskBanner | undefined, set: BannerValues) => Promise<SubmitErrors | undefined>;

const notSent = 'It could not be saved. Check the connection and try again.';
const refusalText = (code: string): string =>
  code === 'banner_changed'
    ? 'Somebody else has changed this banner. Load the page again to see what it is now.'
    : 'It was refused. Load the page again.';

/** The banners of the page with what was saved since they were read, and what is said about that. */
export function useBanners(found: BannersRead['found'], onSaved: (banner: DeskBanner) => void) {
  const { api } = usePageContext();
  const [banners, setBanners] = useState(found.banners);
  const [said, setSaid] = useState<string>();
  const addKey = useRef<string>(undefined);
  const keep = (banner: DeskBanner) => {
    setBanners((all) => [...all.filter(({ bannerId }) => bannerId !== banner.bannerId), banner].sort(inOrder));
    setSaid(saidOf(banner));
    onSaved(banner);
  };
  const save: SaveBanner = async (banner, set) => {
    setSaid(undefined);
    addKey.current ??= crypto.randomUUID();
    try {
      const reply = banner
        ? await api.call('POST /desk/banner-change', {
            body: { bannerId: banner.bannerId, seen: banner.values, set },
          })
        : await api.call('POST /desk/banner-add', { body: { set }, idempotencyKey: addKey.current });
      addKey.current = undefined;
      if (!reply.ok) {
        const { code, errors } = reply.error;
        return { message: refusalText(code), ...(errors && { errors }) };
      }
      keep(reply.data);
      return undefined;
    } catch {
      return { message: notSent };
    }
  };
  return { banners, said, save, setSaid };
}

const PLACEMENTS = ['basket', 'category', 'home', 'search'];
const inOrder = (a: DeskBanner, b: DeskBanner) =>
  PLACEMENTS.indexOf(a.values.placement) - PLACEMENTS.indexOf(b.values.placement) ||
  a.values.position - b.values.position ||
  a.bannerId - b.bannerId;

function saidOf({ values: { title }, state }: DeskBanner): string {
  if (state === 'draft') return `${title} was saved as a draft. Shoppers do not see it.`;
  if (state === 'planned') return `${title} was published. Shoppers see it from its start on.`;
  if (state === 'ended') return `${title} was saved. Its end has passed, so shoppers do not see it.`;
  return `${title} was published. Shoppers see it within a minute.`;
}
