import { CellFault, listIn, quoted } from './column';

export const colour = (about: string) => ({
  about,
  accepts: 'a colour, as #1f6f3a',
  read(text: string) {
    const [, hex] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text) ?? [];
    if (hex === undefined) throw new CellFault(`${quoted(text)} is not a colour; write it as #1f6f3a`);
    const six = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return `#${six.toLowerCase()}`;
  },
});

/**
 * The name of a picture's folder: as the client made it from a file or an address of the import, or as the import gives
 * the address of one that the storefront serves already.
 */
export const picture = (about: string) => ({
  about,
  accepts:
    'a file of the folder, such as `pictures/bread.jpg`, or an address, `https://…`; JPEG, PNG, WebP or AVIF; or a picture that the storefront has already, `/pictures/bread`',
  read(text: string) {
    const served = servedPicture(text);
    if (served !== undefined) return served;
    if (!/^own-[0-9a-f]{24}$/.test(text)) throw new CellFault(`${quoted(text)} was not made into a picture`);
    return text;
  },
});

/** The picture of a tile or a banner, at twice its size. */
export const tileOf = (picture: string | null): string | null =>
  picture === null ? null : `/pictures/${picture}/xhdpi_2x.webp`;

/** Longer than any page's address. */
const MAX_PATH_LENGTH = 300;

export const storefrontPath = (about: string) => ({
  about,
  accepts:
    'a path of the storefront, in which `:storeSlug` stands for the shopper’s store: `/stores/:storeSlug/deal/tea`',
  read(text: string) {
    if (!/^\/(?![/\\])[^\s\p{Cc}\p{Surrogate}]*$/u.test(text) || text.length > MAX_PATH_LENGTH)
      throw new CellFault(`${quoted(text)} is not a path of the storefront; write it as /stores/:storeSlug/deal/tea`);
    return text;
  },
});

/** The name of a picture that is given by its address on the storefront, such as '/pictures/bread'. */
export const servedPicture = (text: string): string | undefined =>
  /^\/pictures\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(text)?.[1];

/** More are seldom looked at, and each is fetched, checked and drawn in four sizes. */
const MAX_PICTURES = 8;

export const pictures = (about: string) => {
  const one = picture(about);
  return {
    about,
    accepts: `${MAX_PICTURES} at most, as in \`picture\`, with \`\\|\` between them`,
    read(text: string) {
      const found = listIn(text).map(one.read);
      if (found.length > MAX_PICTURES) throw new CellFault(`names ${found.length}; at most ${MAX_PICTURES} are shown`);
      return found;
    },
  };
};

export const NO_PICTURE = 'no-picture';
