import { PassThrough, type Readable } from 'node:stream';

const lineType = 'application/x-ndjson';

/** The headers of an answer that comes line by line. */
export const linesType = { 'content-type': `${lineType}; charset=utf-8` };

/** Whether a caller wants its answer line by line. */
export const wantsLines = ({ accept }: Readonly<Record<string, string | string[] | undefined>>): boolean =>
  String(accept)
    .split(',')
    .some((type) => type.split(';', 1)[0]?.trim().toLowerCase() === lineType);

/**
 * Sends each line as `work` reports it, and at the end its result, or `failed` of what it throws. If it throws before
 * the first line, the error is thrown here, so that the answer has a status of its own.
 */
export async function inLines<Line extends object>(
  work: (tell: (line: Line) => void) => Promise<Line>,
  failed: (error: unknown) => Line,
): Promise<Readable> {
  const lines = new PassThrough();
  const write = (line: Line) => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(line)}\n`);
  };
  await new Promise<void>((resolve, reject) => {
    let hasBegun = false;
    const tell = (line: Line) => {
      hasBegun = true;
      write(line);
      resolve();
    };
    work(tell)
      .then(tell, (error: unknown) => (hasBegun ? write(failed(error)) : reject(error as Error)))
      .finally(() => lines.end());
  });
  return lines;
}
