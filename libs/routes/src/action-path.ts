/** The owner's part of its actions' paths: mf-basket's are under /actions/basket/. */
export const actionOwner = (remote: string): string => remote.replace(/^mf-/, '');

/**
 * The path of a form that works without JavaScript: `actionPath('basket', 'add-item') === '/actions/basket/add-item'`.
 * @param owner the remote's name without 'mf-'
 * @param name of the file in the remote's src/actions
 */
export const actionPath = (owner: string, name: string): string => `/actions/${owner}/${name}`;
