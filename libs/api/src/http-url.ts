/** The URL in a text; undefined unless it begins with http:// or https://, which `localhost:4200` does not. */
export const httpUrl = (text = ''): URL | undefined =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
