/** The paths of the desk's pages. */
export const deskPaths = {
  logIn: '/desk/log-in',
  today: '/desk',
  pick: '/desk/pick',
  counter: '/desk/counter',
} as const;
