/** What a page passes to `turnstile.render`; the real widget takes more. */
interface WidgetOptions {
  sitekey: string;
  action?: string;
  callback?: (token: string) => void;
}

interface Turnstile {
  render(container: string | HTMLElement, options: WidgetOptions): string | undefined;
  reset(widgetId?: string): void;
  remove(widgetId?: string): void;
  getResponse(widgetId?: string): string | undefined;
}

const widgets = new Map<string, { element: HTMLElement; options: WidgetOptions; token: string }>();
let made = 0;

const newToken = ({ action = '' }: WidgetOptions) => `sandbox-token-${action}-${crypto.randomUUID()}`;

/** Like the managed widget for a visitor who is not suspicious: it passes at once. */
function pass(id: string): void {
  const widget = widgets.get(id);
  if (!widget) return;
  widget.token = newToken(widget.options);
  widget.options.callback?.(widget.token);
}

const turnstile: Turnstile = {
  render(container, options) {
    const place = typeof container === 'string' ? document.querySelector<HTMLElement>(container) : container;
    if (!place) return undefined;
    made += 1;
    const id = `sandbox-widget-${made}`;
    const element = document.createElement('p');
    element.textContent = 'Simulated check: passed';
    place.append(element);
    widgets.set(id, { element, options, token: '' });
    setTimeout(() => pass(id), 0);
    return id;
  },
  reset(id = [...widgets.keys()].pop()) {
    if (id) setTimeout(() => pass(id), 0);
  },
  remove(id = [...widgets.keys()].pop()) {
    widgets.get(id ?? '')?.element.remove();
    widgets.delete(id ?? '');
  },
  getResponse: (id = [...widgets.keys()].pop()) => widgets.get(id ?? '')?.token,
};

Object.assign(window, { turnstile });
