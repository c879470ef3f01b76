const KEY = 'sf.reset-token';

/** Keeps a link's token for this tab, so that the address, its history and whoever looks over a shoulder do not. */
export function keepToken(token: string): boolean {
  try {
    sessionStorage.setItem(KEY, token);
    return true;
  } catch {
    return false;
  }
}

export function keptToken(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetToken(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
