import type { IncomingMessage } from 'node:http';
import { ModelServer } from './modelServer';

/** Anthropic's Messages, streamed. */
export class AnthropicServer extends ModelServer {
  get baseUrl(): string {
    return this.origin;
  }

  protected takes({ method, url }: IncomingMessage): boolean {
    return method === 'POST' && url === '/v1/messages';
  }

  protected read(body: Record<string, unknown>) {
    const [user] = body.messages as { content: string }[];
    return { instructions: String(body.system), data: JSON.parse(user?.content ?? '{}') as Record<string, unknown> };
  }

  protected begin(): string {
    const usage = { input_tokens: 1, output_tokens: 1 };
    const message = { id: 'm1', type: 'message', role: 'assistant', model: 'm', content: [], stop_reason: null, usage };
    return (
      this.#event({ type: 'message_start', message }) +
      this.#event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } })
    );
  }

  protected piece(text: string): string {
    return this.#event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } });
  }

  protected end(ending: 'complete' | 'declined' | 'too_long'): string {
    const reason = { complete: 'end_turn', declined: 'refusal', too_long: 'max_tokens' }[ending];
    const delta = { stop_reason: reason, stop_sequence: null };
    return (
      this.#event({ type: 'content_block_stop', index: 0 }) +
      this.#event({ type: 'message_delta', delta, usage: { output_tokens: 9 } }) +
      this.#event({ type: 'message_stop' })
    );
  }

  protected errorInStream(): string {
    const error = { type: 'overloaded_error', message: 'Something about sk-test-key.' };
    return this.#event({ type: 'error', error });
  }

  #event(data: { type: string } & Record<string, unknown>): string {
    return `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
  }
}
