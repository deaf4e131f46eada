import type { AdPlatform } from '../../../ad-kit/ad';
import { emojiOf } from '../../../ad-kit/emoji';
import type { CopyBrief } from '../../../ad-kit/writer/brief';
import { hardLimits, wantedLimits } from '../../../ad-kit/writer/copyLimits';
import type { BrandVoice } from '../../../ad-kit/writer/voice';
import type { Optimized } from '../../../ad-kit/writer/wish';
import { createCollector, type Shelf } from './collector';
import { voiceData } from './gather';
import { instructionsFor, optimizingWords, schemaOf } from './instructions';
import type { Session } from './session';
import { tidyText } from './tidyText';

const most = { suggestions: 5, suggestionLength: 300 };
const names = ['content', 'suggestions'];

/** Has a text made better. What comes back worse than it was, or says more, is left out. Throws `ModelFailure`. */
export async function optimizeWith(
  session: Session,
  content: string,
  platform: AdPlatform,
  voice: BrandVoice,
): Promise<Optimized> {
  const shelf = contentShelf(content, platform);
  const brief = { platform, includeEmojis: emojiOf(content).length > 0 };
  const instructions = instructionsFor({
    ...brief,
    adType: undefined,
    tone: 'professional',
    counts: [{ shelf, count: 1 }],
  });
  const found = await session.ask(
    {
      instructions: `${instructions}\n\n${optimizingWords}`,
      data: { content, brand_voice: voiceData(voice) },
      schema: schemaOf(names),
      maxTokens: 8_000,
    },
    names,
    () => undefined,
  );
  const collector = createCollector({ shelves: [shelf], brief, voice });
  for (const text of found.content ?? []) collector.offer(shelf, text);
  const [better = content] = collector.kept.content ?? [];
  return { content: better, suggestions: suggestionsOf(found.suggestions ?? [], platform) };
}

function contentShelf(content: string, platform: AdPlatform): Shelf {
  const about: CopyBrief = {
    platform,
    adType: 'display',
    maxCharacters: null,
    productName: '',
    targetAudience: '',
    tone: 'professional',
    keyBenefits: [],
    callToAction: null,
    includeEmojis: true,
  };
  const figures = new Set(figuresOf(content));
  return {
    name: 'content',
    kind: 'fullAd',
    wanted: wantedLimits(about, 'fullAd'),
    hard: hardLimits(about, 'fullAd'),
    fewest: 0,
    most: 1,
    suits: (text) => figuresOf(text).every((figure) => figures.has(figure)),
  };
}

/** Every number of a text, as it is written. */
const figuresOf = (text: string): string[] => text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];

const suggestionsOf = (raw: readonly string[], platform: AdPlatform): string[] =>
  [...new Set(raw.map((text) => tidyText(text, 'description', { platform, includeEmojis: false })))]
    .filter((text) => text !== '' && text.length <= most.suggestionLength)
    .slice(0, most.suggestions);
