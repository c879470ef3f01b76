/** Thrown when a place provider gave no usable answer; the next provider is asked. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';

  constructor(
    readonly provider: string,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`${provider}: ${reason}`, options);
  }
}
