/** Far more than the longest answer with everything around each of its tokens. */
const mostBytes = 16 * 1_024 * 1_024;

/** `fetch`, but what is answered has an end: an SDK would keep a line without one in memory. */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  let bytes = 0;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) controller.error(new TypeError('The answer is too long.'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(bound), response);
}
