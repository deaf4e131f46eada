import type { Config } from '../config';
import type { Log } from '../lib/log';
import type { CopyWriter } from '../modules/ai/copyWriter.port';
import { createBuiltinWriter } from './builtin-writer/builtinWriter';
import type { Model } from './model-writer/model';
import { createModelWriter } from './model-writer/modelWriter';

/** The copy writer that the settings choose. A provider's SDK is loaded only where it is used. */
export async function createCopyWriter(ai: Config['ai'], log: Log): Promise<CopyWriter> {
  return ai ? createModelWriter(await createModel(ai), { log }) : createBuiltinWriter();
}

export async function createModel(ai: NonNullable<Config['ai']>): Promise<Model> {
  if (ai.provider === 'openai') {
    const { createOpenAiModel } = await import('./openai-writer/openaiModel');
    return createOpenAiModel(ai);
  }
  const { createAnthropicModel } = await import('./anthropic-writer/anthropicModel');
  return createAnthropicModel(ai);
}
