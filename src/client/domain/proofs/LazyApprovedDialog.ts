import { lazyPart } from '../../lib/speed/lazyPart';

/** Its code is loaded with the first one. */
export const ApprovedDialog = lazyPart(async () => (await import('./ApprovedDialog')).ApprovedDialog);
