/** An answer of JSON lines for `answerNext`, which a test writes and ends when it likes. */
export function createFakeLines() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const lines = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  return {
    lines,
    /** Sends one line. */
    tell: (line: object) => controller?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`)),
    /** Sends what need not be a whole line. */
    send: (text: string) => controller?.enqueue(encoder.encode(text)),
    /** Ends the answer. */
    end: () => controller?.close(),
    /** Breaks the connection. */
    breakOff: () => controller?.error(new Error('Connection lost')),
  };
}
