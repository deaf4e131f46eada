import { type Copy, type CopyBrief, headlinesBrief } from '../../../ad-kit/writer/brief';
import type { BrandVoice } from '../../../ad-kit/writer/voice';
import { NothingToSuggest } from '../../../ad-kit/writer/wish';
import type { Log } from '../../lib/log';
import { createTurns } from '../../lib/turns';
import type { CopyWriter, WritingOptions } from '../../modules/ai/copyWriter.port';
import { briefData, copyShelves, headlineShelf, wishJob } from './assignments';
import { gather, type Job } from './gather';
import { type Model, ModelFailure } from './model';
import { optimizeWith } from './optimize';
import { type Bounds, createSession, type Session, usualBounds, within } from './session';
import { writingRefusal } from './writingRefusal';

/** One provider takes so many calls of this process at once; the others wait, which costs next to nothing. */
const crowd = {
  atOnce: 8,
  waiting: { inAll: 100, each: 1 },
  sorry: 'The writer is very busy right now, so nothing was written. Please try again in a few seconds.',
};

export interface ModelWriterOptions {
  log: Log;
  bounds?: Bounds;
}

/**
 * Has a model write, and gives only what keeps to the limits and the brand voice. Everything that goes wrong becomes a
 * `Refusal`. Rule: docs/product-rules.md, "A provider's model".
 */
export function createModelWriter(model: Model, { log, bounds = usualBounds }: ModelWriterOptions): CopyWriter {
  const turns = createTurns({ ...crowd, longestWaitMs: bounds.turnMs });

  const inTurn = async <T>(
    { signal }: WritingOptions,
    maxCharacters: number | null,
    work: (session: Session) => Promise<T>,
  ): Promise<T> => {
    const deadline = within(signal, bounds.wholeMs);
    try {
      const session = createSession(model, bounds, deadline.signal);
      return await turns.take(Symbol('one request'), () => work(session), deadline.signal);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      const failure = signal.aborted ? new ModelFailure('called_off') : error;
      const { reason, facts } = failure;
      if (reason !== 'called_off') log.warn({ model: model.label, reason, ...facts }, 'The writing service failed.');
      throw writingRefusal(failure, maxCharacters);
    } finally {
      deadline.end();
    }
  };

  return {
    label: model.label,

    writeAdCopy: (brief, options) =>
      inTurn(options, brief.maxCharacters, async (session): Promise<Copy> => {
        const found = await gather(session, { ...jobFor(brief, options), shelves: copyShelves(brief) });
        return {
          headline: found.headlines ?? [],
          description: found.descriptions ?? [],
          callToAction: found.call_to_actions ?? [],
          fullAd: found.full_ads ?? [],
        };
      }),

    writeHeadlines: (asked, options) =>
      inTurn(options, null, async (session) => {
        const { count, ...about } = asked;
        const brief = headlinesBrief(about);
        const shelves = [headlineShelf(brief, count)];
        const found = await gather(session, { ...jobFor(brief, options), shelves });
        return found.headlines ?? [];
      }),

    suggestTexts: (wish, options) =>
      inTurn(options, wish.maxCharacters, async (session) => {
        const found = await gather(session, { ...wishJob(wish), ...passedOn(options) }).catch((error: unknown) => {
          if (error instanceof ModelFailure && error.reason === 'too_few') throw new NothingToSuggest(wish.change);
          throw error;
        });
        return found.texts ?? [];
      }),

    optimize: (content, platform, options) =>
      inTurn(options, null, (session) => optimizeWith(session, content, platform, options.voice)),
  };
}

const passedOn = ({ voice, onText }: WritingOptions): { voice: BrandVoice; onText: WritingOptions['onText'] } => ({
  voice,
  onText,
});

const jobFor = (brief: CopyBrief, options: WritingOptions): Omit<Job, 'shelves'> => ({
  assignment: brief,
  data: { ...briefData(brief), variation: options.seed },
  spare: 2,
  ...passedOn(options),
});
