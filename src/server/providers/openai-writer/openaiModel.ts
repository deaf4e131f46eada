import OpenAI, { APIConnectionError } from 'openai';
import { boundedFetch } from '../model-writer/boundedFetch';
import { type Ask, type Model, ModelFailure } from '../model-writer/model';
import { providerFailure } from '../model-writer/providerFailure';

export interface OpenAiSettings {
  /** Not needed by every server that speaks OpenAI's protocol. */
  apiKey: string | undefined;
  /** Another server that speaks it. */
  baseUrl: string | undefined;
  model: string;
}

/** A model of OpenAI, or of any server with the same Chat Completions. */
export function createOpenAiModel({ apiKey, baseUrl, model }: OpenAiSettings): Model {
  const client = new OpenAI({
    apiKey: apiKey ?? 'none',
    ...(apiKey === undefined && { defaultHeaders: { Authorization: null } }),
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    // By themselves these come from environment variables that are no settings of the product.
    organization: null,
    project: null,
    // The SDK would write pieces of answers.
    logLevel: 'off',
    maxRetries: 0,
    fetch: boundedFetch,
  });
  return {
    label: model,

    async *write(ask, signal) {
      try {
        const stream = await client.chat.completions.create({ model, stream: true, ...bodyOf(ask) }, { signal });
        let isComplete = false;
        for await (const { choices } of stream) {
          const [choice] = choices;
          if (choice?.delta?.refusal) throw new ModelFailure('declined');
          if (choice?.delta?.content) yield choice.delta.content;
          if (choice?.finish_reason === 'content_filter') throw new ModelFailure('declined');
          if (choice?.finish_reason === 'length') throw new ModelFailure('unreadable', { code: 'length' });
          isComplete ||= Boolean(choice?.finish_reason);
        }
        if (!isComplete) throw new ModelFailure('broken');
      } catch (error) {
        throw providerFailure(error, error instanceof APIConnectionError);
      }
    },
  };
}

const bodyOf = ({ instructions, data, schema, maxTokens }: Ask) => ({
  messages: [
    { role: 'system' as const, content: instructions },
    { role: 'user' as const, content: JSON.stringify(data) },
  ],
  response_format: { type: 'json_schema' as const, json_schema: { name: 'answer', strict: true, schema } },
  max_completion_tokens: maxTokens,
});
