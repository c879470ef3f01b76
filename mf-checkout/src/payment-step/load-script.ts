/** Own timers use it: p-timeout would add some 350 bytes (Brotli), and a late callback must end the wait anyway. */
export const LOAD_TIMEOUT_MS = 15_000;

/**
 * Loads another company's script once; after a failure the next call retries.
 * @param isLoaded whether its global exists
 */
export async function loadScript(src: string, isLoaded: () => boolean): Promise<void> {
  if (isLoaded()) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  try {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${src} did not load in time`)), LOAD_TIMEOUT_MS);
      script.onload = () => {
        clearTimeout(late);
        resolve();
      };
      script.onerror = () => {
        clearTimeout(late);
        reject(new Error(`${src} could not be loaded`));
      };
      document.head.append(script);
    });
  } catch (error) {
    script.remove();
    throw error;
  }
}
