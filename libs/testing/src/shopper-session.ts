interface BasketReply {
  readonly basketToken: string;
}

interface FreeSlot {
  readonly slotId: number;
  readonly timeSlotDate: string;
  readonly timeSlotTime: string;
}

interface StoreItem {
  readonly id: number;
  readonly name: string;
  readonly options: readonly {
    readonly id: number;
    readonly minimumSelected: number;
    readonly values: readonly { readonly id: number; readonly default: boolean }[];
  }[];
}

/** What a session needs of Playwright's APIRequestContext. */
export interface ShopperRequest {
  post(
    url: string,
    options: { headers?: Record<string, string>; data: object },
  ): Promise<{ ok(): boolean; status(): number; text(): Promise<string>; json(): Promise<unknown> }>;
}

/** Prepares a shopper through the storefront's own calls, so that a test can start at its own screen. */
export class ShopperSession {
  constructor(
    private readonly request: ShopperRequest,
    private readonly baseURL: string,
  ) {}

  private async call<Reply>(path: string, data: object): Promise<Reply> {
    const reply = await this.request.post(`${this.baseURL}/en-gb/api${path}`, {
      headers: { origin: this.baseURL },
      data,
    });
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
    return (await reply.json()) as Reply;
  }

  /** Selects a store like the form of a store's panel, whose remote may be missing here. */
  async chooseStore(storeId: number, fulfilment: 'delivery' | 'collection', postcode = 'SE1 9GF') {
    const location = { postcode, latitude: 51.5045, longitude: -0.0905 };
    const place = await this.request.post(`${this.baseURL}/en-gb/session/place`, {
      headers: { origin: this.baseURL },
      data: { location },
    });
    if (!place.ok()) throw new Error(`The place was not saved: ${place.status()}`);
    await this.call('/stores/select', { storeId, fulfilmentMethod: fulfilment, postcode });
  }

  /** A store's item, found by its slug. */
  async item(storeId: number, itemSlug: string): Promise<StoreItem> {
    return (await this.call<{ item: StoreItem }>('/catalogue/item-details', { storeId, itemSlug })).item;
  }

  /**
   * Adds a store's item, found by its slug, to a new basket or to the given one, as somebody who has confirmed their age.
   * @param more of the line, such as its note
   */
  async addItem(
    storeId: number,
    itemSlug: string,
    quantity: number,
    fulfilmentMethod: 'delivery' | 'collection',
    given?: string,
    more: object = {},
  ) {
    const item = await this.item(storeId, itemSlug);
    const options = item.options.flatMap((option) => {
      const value = option.values.find((one) => one.default) ?? option.values[0];
      return option.minimumSelected > 0 && value ? [{ optionId: option.id, valueId: value.id }] : [];
    });
    const { basket } = await this.call<{ basket: BasketReply }>('/basket/add-item', {
      storeId,
      fulfilmentMethod,
      ...(given && { basketToken: given }),
      menuItem: { ...more, id: item.id, quantity, options },
      ageConfirmed: true,
    });
    return basket.basketToken;
  }

  /** Empties the basket, which also gives its slot back. */
  emptyBasket(basketToken: string): Promise<unknown> {
    return this.call('/basket/clear', { basketToken });
  }

  /**
   * Holds the first free slot from tomorrow on, on an acceptable weekday (0 being Sunday).
   * @param postcode where it is delivered; without it no address is known to be meant
   * @returns its day
   */
  async reserveSlot(
    storeId: number,
    basketToken: string,
    fulfilmentMethod: 'delivery' | 'collection',
    isAcceptable: (weekday: number) => boolean = () => true,
    postcode?: string,
  ): Promise<string> {
    const free = (await this.freeSlots(storeId, fulfilmentMethod)).filter(({ timeSlotDate }) =>
      isAcceptable(new Date(`${timeSlotDate}T00:00:00Z`).getUTCDay()),
    );
    const call = { storeId, basketToken, fulfilmentMethod, ...(postcode && { postcode }) };
    return (await this.holdFirst(free, call)).timeSlotDate;
  }

  /** Holds the last free slot, which no other test uses. @returns its id */
  async reserveLastSlot(
    storeId: number,
    basketToken: string,
    fulfilmentMethod: 'delivery' | 'collection',
  ): Promise<number> {
    const free = await this.freeSlots(storeId, fulfilmentMethod);
    return (await this.holdFirst(free.reverse(), { storeId, basketToken, fulfilmentMethod })).slotId;
  }

  private async freeSlots(storeId: number, fulfilmentMethod: 'delivery' | 'collection'): Promise<FreeSlot[]> {
    const { days } = await this.call<{ days: { slots: (FreeSlot & { available: boolean })[] }[] }>('/slots/list', {
      storeId,
      fulfilmentMethod,
    });
    return days
      .slice(1)
      .flatMap((day) => day.slots)
      .filter(({ available }) => available);
  }

  private async holdFirst(free: readonly FreeSlot[], call: object): Promise<FreeSlot> {
    for (const slot of free) {
      const { slotId, timeSlotDate, timeSlotTime } = slot;
      if (await this.holds({ ...call, timeSlotDate, timeSlotTime, extras: { slotId } })) return slot;
    }
    throw new Error('The store has no free slot.');
  }

  /** False when another test has just taken the last place. */
  private async holds(body: object): Promise<boolean> {
    try {
      await this.call('/slots/reserve', body);
      return true;
    } catch (error) {
      if (String(error).includes('slot_taken')) return false;
      throw error;
    }
  }
}
