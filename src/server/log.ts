import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config';

/** Makes the log: one JSON object a line, on standard output unless told otherwise. */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

interface ErrorDescription {
  type: string;
  message: string;
  code?: unknown;
  stack: string;
  cause?: ErrorDescription;
}

/**
 * Describes an error for the log. Of a failed query it keeps the text and leaves out the parameters, among which may
 * be addresses, tokens and hashes; for the same reason it leaves out what the database says of the row.
 */
function describeError(error: unknown): ErrorDescription {
  const { name, message, stack, code, cause, query } = error as Partial<Record<string, unknown>>;
  return {
    type: String(name),
    message: typeof query === 'string' ? `Failed query: ${query}` : String(message),
    ...(code !== undefined && { code }),
    // The first lines repeat the message.
    stack: String(stack)
      .split('\n')
      .filter((line) => /^ +at /.test(line))
      .join('\n'),
    ...(typeof cause === 'object' && cause !== null && { cause: describeError(cause) }),
  };
}
