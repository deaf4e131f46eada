import { noVoice } from '../../../ad-kit/writer/voice';
import { NothingToSuggest, type TextWish } from '../../../ad-kit/writer/wish';
import { silentLog } from '../../testing/silentLog';
import type { Ask, Model } from './model';
import { createModelWriter } from './modelWriter';

const options = { signal: new AbortController().signal, seed: 'a', voice: noVoice };
const wish: TextWish = {
  about: {
    productName: 'Northfold Coffee',
    targetAudience: '',
    platform: 'facebook',
    tone: 'friendly',
    keyBenefits: [],
    callToAction: null,
    includeEmojis: false,
  },
  place: { kind: 'headline', adType: 'display' },
  maxCharacters: null,
  change: 'another',
  text: 'Fresh beans',
  avoid: ['Skip a week'],
  count: 2,
};

/** A writer whose model answers one after the other, with what it was asked. */
function aWriter(...answers: object[]) {
  const asked: Ask[] = [];
  const model: Model = {
    label: 'm',
    // oxlint-disable-next-line typescript/require-await -- others wait for a network
    async *write(ask) {
      asked.push(ask);
      yield JSON.stringify(answers.shift() ?? { texts: [] });
    },
  };
  return { writer: createModelWriter(model, { log: silentLog }), asked };
}

describe('suggested texts', () => {
  it('are other texts than those that are there, as many as are wanted', async () => {
    const { writer, asked } = aWriter({
      texts: ['Fresh beans', 'Skip a week', 'Grind at home', 'Roasted now', 'Wake up well'],
    });
    expect(await writer.suggestTexts(wish, options)).toEqual(['Grind at home', 'Roasted now']);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.data).toMatchObject({ text: 'Fresh beans', avoid: ['Skip a week'] });
    expect(asked[0]?.instructions).not.toContain('Fresh beans');
  });

  it.each([
    ['shorten', 'Fresh beans', 'Fresh beans all week long'],
    ['lengthen', 'Fresh beans all week', 'Beans'],
  ] as const)('that %s a text do so', async (change, good, bad) => {
    const { writer } = aWriter({ texts: [bad, good] });
    expect(await writer.suggestTexts({ ...wish, change, text: 'Fresh beans here' }, options)).toEqual([good]);
  });

  it('are none where nothing can be shown', async () => {
    const { writer, asked } = aWriter({ texts: [] }, { texts: ['Fresh beans'] });
    await expect(writer.suggestTexts(wish, options)).rejects.toThrow(NothingToSuggest);
    expect(asked).toHaveLength(2);
  });

  it('keep to the limit of a field', async () => {
    const place = { format: 'google_search', field: 'headlines' } as const;
    const { writer } = aWriter({ texts: ['A Headline That Is Far Too Long for Google', 'Coffee Roasted Today'] });
    const found = await writer.suggestTexts({ ...wish, about: { ...wish.about, platform: 'google' }, place }, options);
    expect(found).toEqual(['Coffee Roasted Today']);
  });
});

describe('a text made better', () => {
  const content = 'Our coffee is fresh. 2 bags for you.';

  it('comes with hints, and without Markdown', async () => {
    const { writer } = aWriter({ content: ['**Fresh coffee**: 2 bags for you.'], suggestions: ['- Name a price'] });
    expect(await writer.optimize(content, 'facebook', options)).toEqual({
      content: 'Fresh coffee: 2 bags for you.',
      suggestions: ['Name a price.'],
    });
  });

  it.each([
    ['has another number', ['Fresh coffee: 3 bags for you.']],
    ['is too long for the platform', ['Fresh coffee. '.repeat(30)]],
    ['is empty', []],
  ])('stays as it is where what comes back %s', async (_what, better) => {
    const { writer } = aWriter({ content: better, suggestions: [] });
    expect(await writer.optimize(content, 'twitter', options)).toEqual({ content, suggestions: [] });
  });
});
