import { httpUrl } from '@storefront/api/http-url';
import { only, wholeNumber } from './argument-values';

/** How a remote is developed, as an error shows it. @param name of a package of several; undefined of a repository's only one */
const intoExample = (name: string | undefined): string =>
  `npm run dev${name === undefined ? '' : ` -w ${name}`} -- --into https://staging.example`;

/** npm keeps the names of options that follow no `--`, and passes on their values. */
export function developedPackage(operands: readonly string[], into: string | undefined, isOnly: boolean): string {
  const [name = '', ...others] = operands;
  if (others.length > 0 && into === undefined)
    throw new Error(`Write -- before the options, as in ${intoExample(isOnly ? undefined : name)}.`);
  return only(operands);
}

/** The origin of a storefront, on a host of a business. */
export function storefrontAddress(name: string, text: string | undefined, isOnly: boolean): string {
  const url = httpUrl(text ?? '');
  if (!url)
    throw new Error(`--into takes the address of a storefront, as in ${intoExample(isOnly ? undefined : name)}.`);
  return url.origin;
}

/** The bad ports of the Fetch standard above 1023: browsers connect to none of them. */
const BAD_PORTS = [
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697],
  10_080,
];

/** A port that needs no rights of its own, and that browsers connect to. */
export function portNumber(text: string): number {
  const port = wholeNumber('--port', text, 65_535);
  if (port < 1_024) throw new Error('--port takes 1024 to 65535.');
  if (BAD_PORTS.includes(port)) throw new Error(`Browsers do not connect to port ${port}: choose another with --port.`);
  return port;
}
