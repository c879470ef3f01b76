/** A provider of places that gave no usable answer; whoever asked goes on to the next. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderAway';

  constructor(
    readonly provider: string,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`${provider}: ${reason}`, options);
  }
}
