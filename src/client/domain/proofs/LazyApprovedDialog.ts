import { lazyPart } from '../../components/lazyPart';

/** Its code is loaded with the first one. */
export const ApprovedDialog = lazyPart(async () => (await import('./ApprovedDialog')).ApprovedDialog);
