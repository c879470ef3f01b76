/** Whether the browser has passkeys; it has none on a page without encryption. */
export const canUsePasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;
