import { setImmediate } from 'node:timers/promises';
import { leftOutOf, withoutUnsayable } from '../../../ad-kit/writer/leftOut';
import { noFacts, type ProductFacts, spokenFacts, voiceFor, withFacts } from '../../../ad-kit/writer/productBrief';
import { readBenefits } from '../../../ad-kit/writer/reading/readBenefits';
import { bannedWordIn, expectRoomForClaims, noVoice, withoutBannedWords } from '../../../ad-kit/writer/voice';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { type Day, dayOf } from '../../lib/days';
import { newId } from '../../lib/ids';
import type { Scope } from '../../lib/scope';
import type { LimitsService } from '../limits/limits.service';
import type { PlansService } from '../plans/plans.service';
import { createAiHistory } from './aiHistory';
import type { AiRepositories, AiTx } from './aiTx';
import { bannedContent, refuseUnwritable } from './aiRefusals';
import { createAllowance } from './allowance';
import type {
  AdToFill,
  AskedTexts,
  BenefitKind,
  BrandVoice,
  CopyBrief,
  FilledAd,
  Generation,
  HeadlinesBrief,
  OptimizationRequest,
  Writing,
} from './ai.types';
import { tidyVoice } from './brandVoices';
import { tidyBrief, tidyHeadlinesBrief, tidyWish } from './briefs';
import { tidyAdToFill, writeAdTexts } from './fillAd';
import type { CopyWriter, WritingOptions } from './copyWriter.port';

/** A workspace's history is limited, so it doesn't count as storage. */
const longestHistory = 1_000;

interface AiDeps extends AiRepositories {
  unitOfWork: UnitOfWork<AiTx>;
  plans: PlansService;
  limits: Pick<LimitsService, 'countGeneration'>;
  writer: CopyWriter;
  clock: Clock;
}

export type AiService = ReturnType<typeof createAiService>;

/** Ad copy that is written for workspaces. Rule: docs/product-rules.md, "AI copy". */
export function createAiService(deps: AiDeps) {
  const { brandVoices, unitOfWork, plans, limits, writer, clock } = deps;
  const today = (): Day => dayOf(clock.now());
  const allowance = createAllowance({ unitOfWork, plans, limits, clock });
  const voiceOf = async ({ workspaceId }: Scope): Promise<BrandVoice> =>
    (await brandVoices.find(workspaceId)) ?? noVoice;

  /** Stores and counts in one transaction, so that a failure does neither. */
  const keep = (asked: Scope, generation: Generation): Promise<void> =>
    unitOfWork(asked, async (tx, scope) => {
      const { workspaceId, actorId: createdBy } = scope;
      await allowance.takeOneOfMonth(tx, scope);
      await tx.generations.insert(generation, { workspaceId, createdBy });
      await tx.generations.deleteOldest(workspaceId, generation.id, longestHistory - 1);
      const subject = { id: generation.id, name: subjectOf(generation) };
      await tx.activity.record(scope, { action: 'copy_written', subject }, generation.createdAt);
    });

  /** Writes once, then stores it. What the writer can't write is refused. */
  const writeAndKeep = async <Kind extends Writing['kind']>(
    scope: Scope,
    kind: Kind,
    { maxCharacters = null, facts = noFacts, ...asked }: Asked<Kind>,
    signal: AbortSignal,
  ): Promise<Generation<Kind>> => {
    const voice = voiceFor(await voiceOf(scope), facts);
    const id = newId();
    const response = await asked.write({ signal, seed: id, voice }).catch(refuseUnwritable(maxCharacters, voice));
    // The compiler can't see that a kind's request and response belong together.
    const generation = {
      kind,
      request: asked.request,
      response,
      id,
      isFavorite: false,
      createdAt: clock.now(),
    } as unknown as Generation<Kind>;
    await keep(scope, generation);
    return generation;
  };

  return {
    ...createAiHistory(deps),

    /**
     * Writes for a brief, each time something else. Throws `Refusal('plan_required')`, `Refusal('plan_limit')`,
     * `Refusal('rate_limited')`, or `Refusal('validation_failed')` where nothing can be written about it. `onText` is
     * told of each text that is sure; what was written is kept when the promise says so.
     */
    async writeAdCopy(
      scope: Scope,
      brief: CopyBrief,
      signal: AbortSignal,
      onText?: WritingOptions['onText'],
    ): Promise<Generation<'ad_copy'>> {
      await allowance.begin(scope);
      const request = tidyBrief(brief);
      const write = async (options: WritingOptions) => {
        const about = withFacts(request, spokenFacts(request));
        expectRoomForClaims(about, options.voice);
        const said = withoutUnsayable(withoutBannedWords(about, options.voice), today());
        const copy = await writer.writeAdCopy(said, { ...options, onText });
        return { ...copy, leftOut: leftOutOf(withFacts(request, request), copy, today()) };
      };
      const { maxCharacters } = request;
      return writeAndKeep(scope, 'ad_copy', { request, facts: request, write, maxCharacters }, signal);
    },

    /** Writes headlines alone; throws as `writeAdCopy` does. */
    async writeHeadlines(scope: Scope, brief: HeadlinesBrief, signal: AbortSignal): Promise<Generation<'headlines'>> {
      await allowance.begin(scope);
      const request = tidyHeadlinesBrief(brief);
      const write = async (options: WritingOptions) => ({
        headline: await writer.writeHeadlines(
          withoutUnsayable(withoutBannedWords(request, options.voice), today()),
          options,
        ),
      });
      return writeAndKeep(scope, 'headlines', { request, write }, signal);
    },

    /** Makes a text better for a platform; throws as `writeAdCopy` does. */
    async optimize(
      scope: Scope,
      request: OptimizationRequest,
      signal: AbortSignal,
    ): Promise<Generation<'optimization'>> {
      await allowance.begin(scope);
      const { content, platform } = request;
      const write = async (options: WritingOptions) => {
        const word = bannedWordIn(content, options.voice);
        if (word !== undefined) throw bannedContent(word);
        return writer.optimize(content, platform, options);
      };
      return writeAndKeep(scope, 'optimization', { request, write }, signal);
    },

    /**
     * Texts for one place of an ad. Nothing is kept, and it counts apart from generations; throws as `writeAdCopy`
     * does.
     */
    async suggestTexts(asked: Scope, wanted: AskedTexts, signal: AbortSignal): Promise<string[]> {
      await allowance.beginSuggesting(asked);
      const { wish, facts } = tidyWish(wanted);
      const voice = voiceFor(await voiceOf(asked), facts);
      const texts = await Promise.resolve()
        .then(() => ({ ...wish, about: withoutUnsayable(withoutBannedWords(wish.about, voice), today()) }))
        .then((kept) => writer.suggestTexts(kept, { signal, seed: newId(), voice }))
        .catch(refuseUnwritable(wish.maxCharacters, voice));
      await allowance.takeSuggestion(asked);
      return texts;
    },

    /** Writes every text of an ad; throws as `writeAdCopy` does. Keeps nothing, but counts it. */
    async fillAd(asked: Scope, wanted: AdToFill, signal: AbortSignal): Promise<FilledAd> {
      await allowance.begin(asked);
      const tidy = tidyAdToFill(wanted);
      const voice = voiceFor(await voiceOf(asked), tidy.brief);
      const places = { name: 'brief.product_name', claims: 'brief.required_claims' };
      const filled = await writeAdTexts(tidy, writer, { signal, seed: newId(), voice }, today()).catch(
        refuseUnwritable(null, voice, places),
      );
      await unitOfWork(asked, async (tx, scope) => {
        await allowance.takeOneOfMonth(tx, scope);
        const subject = { id: null, name: tidy.brief.productName };
        await tx.activity.record(scope, { action: 'copy_written', subject }, clock.now());
      });
      return filled;
    },

    /** What each benefit is read as. Throws `Refusal('plan_required')`. */
    async readBenefits(asked: Scope, benefits: string[]): Promise<BenefitKind[]> {
      await unitOfWork(asked, (tx, scope) => plans.requireFeature(tx, scope.payerId, 'hasAiCopy'));
      return readInTurns(benefits);
    },

    voice: voiceOf,

    /** Throws `Refusal('validation_failed')` where it contradicts itself. */
    async changeVoice(asked: Scope, voice: BrandVoice): Promise<BrandVoice> {
      const tidy = tidyVoice(voice);
      await unitOfWork(asked, async (tx, scope) => {
        await tx.brandVoices.set(scope.workspaceId, tidy);
        const subject = { id: null, name: 'Brand voice' };
        await tx.activity.record(scope, { action: 'brand_voice_changed', subject }, clock.now());
      });
      return tidy;
    },
  };
}

async function readInTurns(benefits: string[]): Promise<BenefitKind[]> {
  const kinds: BenefitKind[] = [];
  for (const kind of readBenefits(benefits)) {
    kinds.push(kind);
    // Others who wait have their turn between two of them.
    await setImmediate();
  }
  return kinds;
}

/** The subject of a generation: the product, or the text that was improved. */
const subjectOf = ({ request }: Generation): string => ('content' in request ? request.content : request.productName);

/** A request, and how it is answered. */
interface Asked<Kind extends Writing['kind']> {
  request: Extract<Writing, { kind: Kind }>['request'];
  /** What holds besides the brand voice. */
  facts?: ProductFacts;
  write: (options: WritingOptions) => Promise<Extract<Writing, { kind: Kind }>['response']>;
  maxCharacters?: number | null;
}
