/** The script of the hosted payment page: its size, and its response, to the page around it or to the shop. */
const script = document.currentScript as HTMLScriptElement | null;
const dimensionsOrigin = script && new URL(script.src).searchParams.get('dimensions');

if (dimensionsOrigin && window.parent !== window)
  new ResizeObserver(() => {
    const { width, height } = document.documentElement.getBoundingClientRect();
    const size = { width: `${Math.ceil(width)}px`, height: `${Math.ceil(height)}px` };
    window.parent.postMessage(JSON.stringify({ iframe: size }), dimensionsOrigin);
  }).observe(document.documentElement);

const response = document.getElementById('response');
if (response?.dataset.origin) window.parent.postMessage(response.dataset.response ?? '', response.dataset.origin);

const back = document.getElementById('return');
if (back instanceof HTMLFormElement) back.submit();
