import { monthlyLimits, nextMonth } from './fakeAiQuota';
import { type FakeAnswers, notFound, pageOf, refuseBannedWish } from './fakeState';

type AiOperation =
  'getBrandVoice' | 'updateBrandVoice' | 'listGenerations' | 'updateGeneration' | 'deleteGeneration' | 'getAiUsage';

/** What is kept of AI copy. */
export const aiAnswers: FakeAnswers<AiOperation> = {
  getBrandVoice: ({ account }) => ({ body: account.brandVoice }),
  updateBrandVoice: ({ account, body }) => {
    refuseBannedWish(body);
    account.brandVoice = {
      description: body.description.trim(),
      words_to_use: distinct(body.words_to_use),
      banned_words: distinct(body.banned_words),
      required_claims: distinct(body.required_claims),
    };
    return { body: account.brandVoice };
  },
  listGenerations: ({ account, query }) => {
    const isFavorites = query.get('favorites') === 'true';
    return pageOf(
      account.generations.filter(({ is_favorite }) => is_favorite || !isFavorites),
      query,
    );
  },
  updateGeneration: ({ account, params, body }) => {
    const found = account.generations.find(({ id }) => id === params.id);
    if (!found) throw notFound('generation');
    const changed = { ...found, is_favorite: body.is_favorite };
    account.generations = account.generations.map((each) => (each === found ? changed : each));
    return { body: changed };
  },
  deleteGeneration: ({ account, params }) => {
    if (!account.generations.some(({ id }) => id === params.id)) throw notFound('generation');
    account.generations = account.generations.filter(({ id }) => id !== params.id);
    return { body: undefined };
  },
  getAiUsage: ({ account, state }) => ({
    body: {
      generations_this_month: account.generationsWritten,
      generations_total: account.generationsWritten,
      monthly_limit: monthlyLimits[account.user.subscription_plan],
      resets_at: nextMonth(state),
      model_label: 'Built-in writer',
    },
  }),
};

const isSameWord = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

const distinct = (texts: readonly string[]): string[] =>
  texts
    .map((text) => text.trim())
    .filter((text, index, all) => text !== '' && all.findIndex((other) => isSameWord(other, text)) === index);
