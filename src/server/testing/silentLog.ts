import { createLog } from '../log';

/** Writes nothing, so that expected failures do not fill the tests' output. */
export const silentLog = createLog('silent');
