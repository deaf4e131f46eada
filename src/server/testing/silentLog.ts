import { pino } from 'pino';

/** Writes nothing, so that expected failures do not fill the tests' output. */
export const silentLog = pino({ level: 'silent' });
