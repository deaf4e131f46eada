import { createAction } from '@reduxjs/toolkit';
import type { Problem, WrittenCopy } from './generated/ai.gen';

/** A text of ad copy that arrives before the whole answer. */
export type StreamedText = {
  kind: 'headline' | 'description' | 'call_to_action' | 'full_ad_copy';
  text: string;
  /** Unicode code points. */
  character_count: number;
};

/** The contract's `CopyEvent`, which the generated types leave out: they know one media type of an answer. */
type CopyEvent = StreamedText | { done: WrittenCopy } | { failed: Problem };
/** What the last line says. */
export type CopyEnd = Exclude<CopyEvent, StreamedText>;

/** A text has come of the ad copy that is being written. Only the whole answer says that it is kept. */
export const copyTextStreamed = createAction<StreamedText>('aiCopy/copyTextStreamed');

export const acceptsLines = 'application/x-ndjson, application/json;q=0.9';

/** Whether an answer comes line by line; a backend may answer JSON all the same. */
export const isInLines = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.includes('application/x-ndjson') ?? false;

const brokenOff: CopyEnd = { failed: { detail: 'The response was cut off. Please try again.' } };

/** Reads an answer line by line to its end. One without an end is a failure, whatever came before. */
export async function readCopyLines({ body }: Response, onText: (text: StreamedText) => void): Promise<CopyEnd> {
  if (!body) return brokenOff;
  try {
    for await (const line of linesOf(body)) {
      const event = JSON.parse(line) as CopyEvent;
      if (!('kind' in event)) return event;
      onText(event);
    }
  } catch {
    return brokenOff;
  }
  return brokenOff;
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    yield* lines.filter((line) => line.trim() !== '');
    if (done) return;
  }
}
