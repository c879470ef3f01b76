/** The stored answers to 'Where did you hear about us?'. */
export const hearAbout = [
  { value: 'friend', label: 'A friend or my family' },
  { value: 'search', label: 'A search engine' },
  { value: 'social', label: 'Social media' },
  { value: 'tv', label: 'Television or radio' },
  { value: 'shop', label: 'I walked past a store' },
  { value: 'leaflet', label: 'A leaflet or the post' },
  { value: 'other', label: 'Somewhere else' },
];
