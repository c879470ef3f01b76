/** The sources of a font face that is a file of a release, or the start of any other URL of such a file. */
const ASSET_URLS = /(@font-face\s*\{[^}]*?src:)(url\(["']?\/assets\/[^;}]+)|url\(["']?(?=\/assets\/)/g;
const URL_START = /url\(["']?(?=\/assets\/)/g;

/**
 * A style sheet whose files come from another origin. Fonts name the document's own origin second, from which browsers
 * load them if they cannot be loaded from the first.
 * @param assetOrigin empty for the document's own
 */
export function fromAssetOrigin(css: string, assetOrigin: string): string {
  if (!assetOrigin) return css;
  return css.replace(ASSET_URLS, (found: string, face?: string, sources?: string) =>
    face && sources
      ? `${face}${sources.replace(URL_START, (start) => start + assetOrigin)},${sources}`
      : found + assetOrigin,
  );
}
