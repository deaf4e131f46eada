import type { IncomingMessage } from 'node:http';
import { ModelServer } from './modelServer';

/** OpenAI's Chat Completions, streamed. */
export class OpenAiServer extends ModelServer {
  get baseUrl(): string {
    return `${this.origin}/v1`;
  }

  protected takes({ method, url }: IncomingMessage): boolean {
    return method === 'POST' && url === '/v1/chat/completions';
  }

  protected read(body: Record<string, unknown>) {
    const [system, user] = body.messages as { role: string; content: string }[];
    return { instructions: system?.content ?? '', data: JSON.parse(user?.content ?? '{}') as Record<string, unknown> };
  }

  protected begin(): string {
    return this.#event({ delta: { role: 'assistant', content: '' }, finish_reason: null });
  }

  protected piece(content: string): string {
    return this.#event({ delta: { content }, finish_reason: null });
  }

  protected end(ending: 'complete' | 'declined' | 'too_long'): string {
    const refusal = ending === 'declined' ? this.#event({ delta: { refusal: 'I can’t.' }, finish_reason: null }) : '';
    const reason = ending === 'too_long' ? 'length' : 'stop';
    return `${refusal}${this.#event({ delta: {}, finish_reason: reason })}data: [DONE]\n\n`;
  }

  protected errorInStream(): string {
    return `data: ${JSON.stringify({ error: { message: 'Something about sk-test-key.', type: 'server_error' } })}\n\n`;
  }

  #event(choice: object): string {
    const chunk = {
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, ...choice }],
    };
    return `data: ${JSON.stringify(chunk)}\n\n`;
  }
}
