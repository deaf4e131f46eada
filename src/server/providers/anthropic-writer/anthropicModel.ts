import Anthropic, { APIConnectionError } from '@anthropic-ai/sdk';
import { boundedFetch } from '../model-writer/boundedFetch';
import { type Model, ModelFailure } from '../model-writer/model';
import { providerFailure } from '../model-writer/providerFailure';

export interface AnthropicSettings {
  apiKey: string;
  /** Another server that speaks Anthropic's protocol. */
  baseUrl: string | undefined;
  model: string;
}

/** A model of Anthropic, with structured outputs of the Messages API. */
export function createAnthropicModel({ apiKey, baseUrl, model }: AnthropicSettings): Model {
  const client = new Anthropic({
    apiKey,
    // By itself this comes from an environment variable that is no setting of the product.
    baseURL: baseUrl ?? 'https://api.anthropic.com',
    // The SDK would write pieces of answers.
    logLevel: 'off',
    maxRetries: 0,
    fetch: boundedFetch,
  });
  return {
    label: model,

    async *write({ instructions, data, schema, maxTokens }, signal) {
      try {
        const stream = await client.messages.create(
          {
            model,
            stream: true,
            max_tokens: maxTokens,
            system: instructions,
            messages: [{ role: 'user', content: JSON.stringify(data) }],
            output_config: { format: { type: 'json_schema', schema } },
          },
          { signal },
        );
        let isComplete = false;
        for await (const event of stream) {
          if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') yield event.delta.text;
          if (event.type === 'message_delta') {
            const { stop_reason: reason } = event.delta;
            if (reason === 'refusal') throw new ModelFailure('declined');
            if (reason === 'max_tokens' || reason === 'model_context_window_exceeded') {
              throw new ModelFailure('unreadable', { code: reason });
            }
          }
          isComplete ||= event.type === 'message_stop';
        }
        if (!isComplete) throw new ModelFailure('broken');
      } catch (error) {
        throw providerFailure(error, error instanceof APIConnectionError);
      }
    },
  };
}
