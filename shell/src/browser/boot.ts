import '@storefront/ui/styles/base.css';
import '../frame/part.css';
import '../consent/consent.css';

// The shell's chunks come from the origin of its other assets.
__webpack_public_path__ = (window.__assetsOrigin ?? '') + __webpack_public_path__;

/** Ends the current task, so that the browser can paint or handle input between two steps. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Boots the page in short tasks: libraries, the first page's modules, hydration. All modules are in the document's
 * scripts; `eager` only delays their evaluation.
 */
async function boot() {
  await nextTask();
  const { shareScope } = await import(/* webpackMode: "eager" */ './remotes/share-scope');
  await nextTask();
  const { readState } = await import(/* webpackMode: "eager" */ './read-state');
  const { loadFirstModules } = await import(/* webpackMode: "eager" */ './remotes/first-modules');
  const { watchErrors } = await import(/* webpackMode: "eager" */ './failures/watch-errors');
  const state = readState();
  watchErrors(state);
  const modules = await loadFirstModules(state, shareScope);
  await nextTask();
  const { hydrate } = await import(/* webpackMode: "eager" */ './hydrate');
  hydrate(state, modules, shareScope);
}

boot().catch(async (error) => {
  const { releaseForms } = await import(/* webpackMode: "eager" */ './forms/release-forms');
  const { readState } = await import(/* webpackMode: "eager" */ './read-state');
  const { reportFailure } = await import(/* webpackMode: "eager" */ './failures/report-failure');
  releaseForms();
  reportFailure(readState(), { part: 'boot', remote: 'shell' }, error);
});
