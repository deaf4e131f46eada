import { lazyPart } from '../../components/lazyPart';

/** A dialog that builds an ad's link with all that is measured of it. Its code is loaded with the first one. */
export const LinkBuilder = lazyPart(async () => (await import('./LinkBuilderContent')).LinkBuilderContent);
