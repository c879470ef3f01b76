import {
  type Callbacks,
  type CheckoutOptions,
  type ComponentOptions,
  checkoutError,
  type TokenizeResult,
} from './component-options';
import type { FromFrame, ToFrame } from './messages';

interface PendingToken {
  resolve: (result: TokenizeResult) => void;
  reject: (error: Error) => void;
}

/**
 * The card fields in the shop's page: a frame of the sandbox's origin, so that the shop's page never sees the number.
 */
export class CardComponent {
  readonly type = 'card';
  private readonly origin: string;
  private readonly callbacks: Callbacks<CardComponent>;
  private readonly pending = new Map<number, PendingToken>();
  private frame: HTMLIFrameElement | undefined;
  private valid = false;
  private lastId = 0;
  /** The brand of the typed number, such as 'Visa'. */
  brand: string | null = null;

  constructor(
    private readonly base: string,
    private readonly options: CheckoutOptions<CardComponent>,
    private readonly own: ComponentOptions<CardComponent>,
  ) {
    this.origin = new URL(base).origin;
    this.callbacks = { ...options, ...own };
  }

  isAvailable(): Promise<boolean> {
    return Promise.resolve(true);
  }

  isValid(): boolean {
    return this.valid;
  }

  mount(place: Element | string): this {
    const element = typeof place === 'string' ? document.querySelector(place) : place;
    if (!element) throw this.reportError(checkoutError('Integration', `There is no element ${String(place)}`));
    this.unmount();
    const frame = document.createElement('iframe');
    frame.title = this.own.cvvOnly ? 'Security code' : 'Card details';
    frame.src = `${this.base}/card-frame?parent=${encodeURIComponent(location.origin)}${this.own.cvvOnly ? '&cvvOnly' : ''}`;
    // By property instead of attribute: the shop's policy allows no style attributes.
    Object.assign(frame.style, { display: 'block', width: '100%', height: '0', border: '0' });
    window.addEventListener('message', this.onMessage);
    this.frame = frame;
    element.append(frame);
    return this;
  }

  unmount(): this {
    window.removeEventListener('message', this.onMessage);
    for (const { reject } of this.pending.values()) reject(checkoutError('Integration', 'The component was unmounted'));
    this.pending.clear();
    this.frame?.remove();
    this.frame = undefined;
    this.valid = false;
    return this;
  }

  focus(): void {
    this.frame?.focus();
    this.postToFrame({ type: 'focus' });
  }

  tokenize(): Promise<TokenizeResult> {
    if (!this.frame) return Promise.reject(this.reportError(checkoutError('Integration', 'Mount the component first')));
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.postToFrame({ type: 'tokenize', id });
    });
  }

  /** Same as tokenize(): the sandbox does not simulate payment with a session in the browser. */
  submit(): Promise<TokenizeResult> {
    this.callbacks.onSubmit?.(this);
    return this.tokenize();
  }

  private reportError<E extends ReturnType<typeof checkoutError>>(error: E): E {
    this.callbacks.onError?.(this, error);
    return error;
  }

  private postToFrame(message: ToFrame): void {
    this.frame?.contentWindow?.postMessage(message, this.origin);
  }

  private readonly onMessage = ({ source, origin, data }: MessageEvent<FromFrame>): void => {
    if (!this.frame || source !== this.frame.contentWindow || origin !== this.origin) return;
    // Browser extensions and test tools send messages between frames too.
    if (typeof data !== 'object' || data === null) return;
    if (data.type === 'ready') {
      const { publicKey, appearance = {} } = this.options;
      this.postToFrame({ type: 'configure', publicKey, appearance });
      this.callbacks.onReady?.(this);
    } else if (data.type === 'height') {
      this.frame.style.height = `${data.height}px`;
    } else if (data.type === 'change') {
      this.valid = data.valid;
      this.brand = data.brand;
      this.callbacks.onChange?.(this);
    } else if (data.type === 'submit') {
      this.callbacks.onSubmit?.(this);
    } else if (data.type === 'tokenized' || data.type === 'failed') {
      this.resolvePending(data);
    }
  };

  private resolvePending(data: Extract<FromFrame, { id: number }>): void {
    const pending = this.pending.get(data.id);
    this.pending.delete(data.id);
    if (data.type === 'tokenized') {
      const result: TokenizeResult = { type: 'card', data: data.data };
      this.callbacks.onTokenized?.(this, result);
      pending?.resolve(result);
    } else {
      pending?.reject(this.reportError(checkoutError(data.reason === 'invalid' ? 'Submit' : 'Request', data.message)));
    }
  }
}
