import type { ModelCall, Reply } from './modelServer';

/** What a good model writes about the brief of `aCopyBrief`. */
export const modelCopy = {
  headlines: [
    'Roasted the day it ships',
    'Skip a week any time',
    'Fresh beans to grind',
    'Mornings taste better',
    'Coffee that can wait',
    'Grind at home, smile',
    'No stale bags here',
    'Pause it, skip it',
    'Northfold at your door',
    'From roaster to mug',
  ],
  descriptions: [
    'Northfold Coffee roasts your beans the day before they ship.',
    'Skip or pause any week, and pick it up when the jar is empty.',
    'For people who grind at home: beans that still smell of the roaster.',
    'One subscription, whole beans, and no week you don’t want.',
    'Taste what a day makes: your coffee leaves right after roasting.',
  ],
  call_to_actions: ['Start a subscription', 'Get fresh beans', 'See how it works', 'Choose your coffee', 'Order beans'],
  full_ads: [
    'Still drinking last month’s beans?\nNorthfold roasts the day before it ships.\nStart a subscription.',
    'Your grinder deserves better.\nFresh beans at home, and any week off you like.\nGet fresh beans.',
    'A full jar, on your terms.\nSkip or pause Northfold Coffee whenever you want.\nChoose your coffee.',
  ],
};

export const replyWith = (copy: object, more: { pieceMs?: number } = {}): Reply => ({
  does: 'write',
  text: JSON.stringify(copy),
  ...more,
});

/** Writes the lists that are asked for, out of `modelCopy`. */
export function writeWhatIsAsked({ body }: ModelCall): Reply {
  const names = Object.keys(schemaIn(body).properties);
  return replyWith(Object.fromEntries(names.map((name) => [name, modelCopy[name as keyof typeof modelCopy]])));
}

interface Schema {
  properties: Record<string, object>;
}

/** The schema of the answer, of either protocol's call. */
export function schemaIn(body: Record<string, unknown>): Schema {
  const openai = body.response_format as { json_schema: { schema: Schema } } | undefined;
  const anthropic = body.output_config as { format: { schema: Schema } } | undefined;
  const schema = openai?.json_schema.schema ?? anthropic?.format.schema;
  if (!schema) throw new Error('The call names no schema.');
  return schema;
}
