import { remoteConfigs } from '@storefront/remote-kit/rspack-config';
import { remote } from './remote';

export default remoteConfigs(remote, import.meta.url);
