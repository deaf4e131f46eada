import { ModelFailure } from './model';

const kilobyte = 1_024;

/** The SDKs keep an event in memory until it ends, and copy it with each piece that comes. */
const mostEventBytes = 128 * kilobyte;

/** More than the longest answer with everything around each of its tokens. */
const mostBytes = 8 * kilobyte * kilobyte;

const lineFeed = 10;
const carriageReturn = 13;

/**
 * `fetch` for the SDKs, but an answer has an end, and so has each of its events, which is also as long as any line may
 * be; beyond that, reading throws `ModelFailure('unreadable')`. Is never sent elsewhere, where nobody may read the
 * brief: the answer is then the redirection itself.
 */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (response.body === null) return response;
  let bytes = 0;
  let eventBytes = 0;
  let isLineEmpty = true;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      let isTooLong = bytes > mostBytes;
      for (const byte of chunk) {
        eventBytes += 1;
        isTooLong ||= eventBytes > mostEventBytes;
        if (byte === lineFeed) {
          // An empty line ends an event.
          if (isLineEmpty) eventBytes = 0;
          isLineEmpty = true;
        } else if (byte !== carriageReturn) isLineEmpty = false;
      }
      if (isTooLong) controller.error(new ModelFailure('unreadable', { code: 'too_long' }));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(bound), response);
}
