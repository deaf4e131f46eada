import type { CopyBrief } from '../../../ad-kit/writer/brief';
import { randomFrom } from '../../../ad-kit/writer/random';
import { materialOf } from '../../../ad-kit/writer/slots';
import { LimitTooSmall, noVoice, writeCopy, writeHeadlines } from '../../../ad-kit/writer/writeCopy';
import type { CopyWriter } from '../../modules/ai/copyWriter.port';

/** The ad kit's own writer: it needs no network, and a call takes a few milliseconds of the process. */
export function createBuiltinWriter(): CopyWriter {
  return {
    label: 'Built-in writer',

    // eslint-disable-next-line @typescript-eslint/require-await -- others that implement the port wait for a network
    async writeAdCopy(brief, { seed }) {
      try {
        return writeCopy(brief, seed);
      } catch (error) {
        throw error instanceof LimitTooSmall ? enoughForAll(error, brief, seed) : error;
      }
    },

    // eslint-disable-next-line @typescript-eslint/require-await -- as above
    async writeHeadlines({ count, ...asked }, { seed }) {
      const brief: CopyBrief = {
        ...asked,
        adType: 'display',
        keyBenefits: [],
        callToAction: null,
        maxCharacters: null,
        includeEmojis: false,
      };
      const random = randomFrom(`${seed} ${brief.tone}`);
      return writeHeadlines({ brief, material: materialOf(brief), voice: noVoice, random }, count);
    },
  };
}

/** What is enough for one kind of text may be too little for the next, so the limit is raised until nothing is missing. */
function enoughForAll(first: LimitTooSmall, brief: CopyBrief, seed: string): LimitTooSmall {
  let { smallest } = first;
  for (;;) {
    try {
      writeCopy({ ...brief, maxCharacters: smallest }, seed);
      return new LimitTooSmall(first.kind, smallest);
    } catch (error) {
      if (!(error instanceof LimitTooSmall) || error.smallest <= smallest) return first;
      smallest = error.smallest;
    }
  }
}
