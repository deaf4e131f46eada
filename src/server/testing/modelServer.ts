import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a model's server does with a call. */
export type Reply =
  /**
   * Streams a text, which usually is JSON, and says why it ended. With `pieceMs` it takes its time, and with `pause` it
   * waits after `pauseAfter` characters.
   */
  | {
      does: 'write';
      text: string;
      ending?: 'complete' | 'declined' | 'too_long';
      pieceMs?: number;
      pauseAfter?: number;
      pause?: Promise<void>;
    }
  /** Streams half of a text and drops the connection. */
  | { does: 'break'; text: string }
  | { does: 'fail'; status: number; headers?: Record<string, string>; error?: object }
  /** Says in the stream that something went wrong. */
  | { does: 'stumble' }
  /** Never answers. */
  | { does: 'hang' }
  /** Answers all of this with 200. */
  | { does: 'say'; type: string; body: string }
  /** Begins an answer and goes on with the same piece until the connection ends. */
  | { does: 'flood'; piece: string }
  /** Begins an answer whose line, in this, never ends. */
  | { does: 'pour'; bytes: string };

/** A call as it came. */
export interface ModelCall {
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  /** The product's own words, and what people typed. */
  instructions: string;
  data: Record<string, unknown>;
}

/** A server on this machine that speaks a provider's protocol as far as the product uses it, and keeps what it is told. */
export abstract class ModelServer {
  readonly calls: ModelCall[] = [];
  /** What it does with the next calls, one each; then it does what `usually` says. */
  replies: Reply[] = [];
  usually: (call: ModelCall) => Reply | Promise<Reply> = () => ({ does: 'hang' });
  /** How many calls were under way at the same time, at most. */
  mostAtOnce = 0;
  /** How many connections ended before their answers did. */
  hungUp = 0;
  #atOnce = 0;
  #port = 0;
  #server = createServer((request, response) => void this.#serve(request, response));

  /** Where the SDK finds it. */
  abstract get baseUrl(): string;
  protected abstract read(body: Record<string, unknown>): Pick<ModelCall, 'instructions' | 'data'>;
  /** Whether it is a call of the protocol, with its key. */
  protected abstract takes(request: IncomingMessage): boolean;
  protected abstract begin(): string;
  protected abstract piece(text: string): string;
  protected abstract end(ending: 'complete' | 'declined' | 'too_long'): string;
  protected abstract errorInStream(): string;

  /** At the port of before, if it was stopped. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  clear(): void {
    this.calls.length = 0;
    this.replies = [];
    this.mostAtOnce = 0;
    this.hungUp = 0;
  }

  protected get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request as AsyncIterable<Buffer>) text += chunk.toString('utf8');
    if (!this.takes(request)) return void response.writeHead(404).end('{}');
    const body = JSON.parse(text) as Record<string, unknown>;
    const call = { headers: request.headers, body, ...this.read(body) };
    this.calls.push(call);
    this.#atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#atOnce);
    response.on('close', () => {
      this.#atOnce -= 1;
      if (!response.writableFinished) this.hungUp += 1;
    });
    await this.#do(this.replies.shift() ?? (await this.usually(call)), response);
  }

  async #do(reply: Reply, response: ServerResponse): Promise<void> {
    const stream = () => response.writeHead(200, { 'content-type': 'text/event-stream' }).write(this.begin());
    switch (reply.does) {
      case 'write': {
        stream();
        for (const [index, piece] of piecesOf(reply.text).entries()) {
          if (index === Math.ceil((reply.pauseAfter ?? 0) / pieceLength)) await reply.pause;
          if (reply.pieceMs) await new Promise((resolve) => setTimeout(resolve, reply.pieceMs));
          response.write(this.piece(piece));
        }
        return void response.end(this.end(reply.ending ?? 'complete'));
      }
      case 'break': {
        stream();
        response.write(
          piecesOf(reply.text.slice(0, reply.text.length / 2))
            .map((piece) => this.piece(piece))
            .join(''),
        );
        // After what was written is on its way.
        return void setImmediate(() => response.destroy());
      }
      case 'fail': {
        const { status, headers, error = { type: 'some_error', message: 'Something about sk-test-key.' } } = reply;
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        return void response.end(JSON.stringify({ type: 'error', error }));
      }
      case 'stumble': {
        stream();
        return void response.end(this.errorInStream());
      }
      case 'say':
        return void response.writeHead(200, { 'content-type': reply.type }).end(reply.body);
      case 'flood': {
        stream();
        return pourInto(response, this.piece(reply.piece));
      }
      case 'pour': {
        stream();
        return pourInto(response, reply.bytes);
      }
      case 'hang':
    }
  }
}

/** Writes the same again and again until the connection ends. */
function pourInto(response: ServerResponse, text: string): void {
  if (!response.destroyed) response.write(text, () => setImmediate(() => pourInto(response, text)));
}

/** As tokens come: a few characters each. */
const pieceLength = 4;
const piecesOf = (text: string): string[] => text.match(/[\s\S]{1,4}/gu) ?? [];
