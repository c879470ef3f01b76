/** What a document may use of the device. @param camera whether the page asks the shopper for the camera */
export const permissionsPolicy = (camera = false): string =>
  `geolocation=(self), camera=${camera ? '(self)' : '()'}, microphone=(), payment=(self)`;
