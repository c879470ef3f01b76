/** Only what is safe in a header, a policy and HTML. */
const ORIGIN = /^(https?):\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i;

/** What is wrong with ASSET_ORIGIN; undefined when nothing is. */
export function assetOriginFault(origin: string | undefined, isProduction: boolean): string | undefined {
  if (!origin) return undefined;
  const [, scheme] = ORIGIN.exec(origin) ?? [];
  if (!scheme || !URL.canParse(origin))
    return 'ASSET_ORIGIN must be an origin without a path, such as https://cdn.example.com';
  return isProduction && scheme.toLowerCase() !== 'https'
    ? 'ASSET_ORIGIN must begin with https, because the documents are served by TLS'
    : undefined;
}
