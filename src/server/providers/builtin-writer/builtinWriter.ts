import { optimizeCopy } from '../../../ad-kit/writer/optimize/optimizeCopy';
import { suggestTexts } from '../../../ad-kit/writer/suggest/suggestTexts';
import { headlinesBrief } from '../../../ad-kit/writer/brief';
import { beginWriting } from '../../../ad-kit/writer/drafts';
import { withoutBannedWords } from '../../../ad-kit/writer/voice';
import { writeCopy, writeHeadlines } from '../../../ad-kit/writer/writeCopy';
import type { CopyWriter } from '../../modules/ai/copyWriter.port';

/** In the order of an answer. */
const copyKinds = ['headline', 'description', 'callToAction', 'fullAd'] as const;

/** The ad kit's own writer: it needs no network, and a call takes a few milliseconds of the process. */
export function createBuiltinWriter(): CopyWriter {
  return {
    label: 'Built-in writer',

    // oxlint-disable-next-line typescript/require-await -- others that implement the port wait for a network
    async writeAdCopy(brief, { seed, voice, onText }) {
      const copy = writeCopy(brief, seed, voice);
      for (const kind of copyKinds) for (const text of copy[kind]) onText?.(kind, text);
      return copy;
    },

    // oxlint-disable-next-line typescript/require-await -- as above
    async writeHeadlines({ count, ...asked }, { seed, voice }) {
      const brief = headlinesBrief(asked);
      return writeHeadlines(beginWriting(withoutBannedWords(brief, voice), seed, voice), count);
    },

    // oxlint-disable-next-line typescript/require-await -- as above
    async suggestTexts(wish, { seed, voice }) {
      return suggestTexts(wish, seed, voice);
    },

    // oxlint-disable-next-line typescript/require-await -- as above
    async optimize(content, platform, { voice }) {
      return optimizeCopy(content, platform, voice);
    },
  };
}
