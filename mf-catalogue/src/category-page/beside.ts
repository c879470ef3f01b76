/** From this width the filters are beside the listing; below it they are a sheet. */
export const BESIDE = '(min-width: 1000px)';
