import { setImmediate } from 'node:timers/promises';
import { leftOutOf, withoutUnsayable } from '../../../ad-kit/writer/leftOut';
import { noFacts, type ProductFacts, spokenFacts, voiceFor, withFacts } from '../../../ad-kit/writer/productBrief';
import { readBenefits } from '../../../ad-kit/writer/reading/readBenefits';
import { bannedWordIn, expectRoomForClaims, noVoice, withoutBannedWords } from '../../../ad-kit/writer/voice';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { AuditTx } from '../../lib/audit';
import type { Clock } from '../../lib/clock';
import { addMonths, type Day, dayOf, firstDayOfMonth } from '../../lib/days';
import { newId } from '../../lib/ids';
import { eachById, type Page, type Paged } from '../../lib/page';
import { notFound } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { WebhookRecorder } from '../../lib/webhookEvents';
import type { LimitsService } from '../limits/limits.service';
import type { PlansService, PlansTx } from '../plans/plans.service';
import type { CopyActivity } from './ai.activity';
import type { AiRepository } from './ai.repository';
import { bannedContent, refuseUnwritable, usedUp } from './aiRefusals';
import type {
  AdToFill,
  AiUsage,
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

/** How many suggestions of single texts a plan includes for each of its generations. */
const suggestionsForEach = 10;

/** A workspace's history is limited, so it doesn't count as storage. */
const longestHistory = 1_000;

/** How many generations an export reads at once; each is a few kilobytes. */
const generationsAtOnce = 50;

export type AiTx = { ai: AiRepository; activity: CopyActivity; webhookEvents: WebhookRecorder } & AuditTx & PlansTx;

interface AiDeps {
  ai: AiRepository;
  unitOfWork: UnitOfWork<AiTx>;
  plans: PlansService;
  limits: Pick<LimitsService, 'countGeneration'>;
  writer: CopyWriter;
  clock: Clock;
}

export type AiService = ReturnType<typeof createAiService>;

/** Ad copy that is written for workspaces. Rule: docs/product-rules.md, "AI copy". */
export function createAiService({ ai, unitOfWork, plans, limits, writer, clock }: AiDeps) {
  const today = (): Day => dayOf(clock.now());
  const month = (): Day => firstDayOfMonth(today());
  const voiceOf = async ({ workspaceId }: Scope): Promise<BrandVoice> => (await ai.findVoice(workspaceId)) ?? noVoice;

  /**
   * Refuses before anything is written, since writing may take long or cost money. The limit is checked again when the
   * result is stored.
   */
  const begin = async (asked: Scope): Promise<void> => {
    await limits.countGeneration(asked.actorId);
    await unitOfWork(asked, async (tx, scope) => {
      const plan = await plans.requireFeature(tx, scope.payerId, 'hasAiCopy');
      const { inMonth } = await tx.ai.countWritten(scope.payerId, month());
      const { aiGenerationsPerMonth: limit } = plan;
      if (inMonth >= limit) throw usedUp(scope, limit, 'generations', nextMonth(month()));
    });
  };

  /** Counts a generation against the payer's month. Throws `Refusal('plan_limit')` when it has none left. */
  const takeOneOfMonth = async (tx: AiTx, scope: Scope): Promise<void> => {
    const { aiGenerationsPerMonth: limit } = await plans.requireFeature(tx, scope.payerId, 'hasAiCopy');
    await tx.locks.workspace(scope.workspaceId);
    const taken = await tx.ai.take('written', scope.payerId, month(), limit);
    if (taken === undefined) throw usedUp(scope, limit, 'generations', nextMonth(month()));
    if (taken === limit) {
      const subject = { id: null, name: 'AI generations' };
      const what = { action: 'generations_used_up', subject, detail: String(limit) };
      await tx.webhookEvents.recordForPayer(scope.payerId, 'limit.reached', what, clock.now());
    }
    await tx.ai.countInWorkspace(scope.workspaceId, month());
  };

  /** Stores and counts in one transaction, so that a failure does neither. */
  const keep = (asked: Scope, generation: Generation): Promise<void> =>
    unitOfWork(asked, async (tx, scope) => {
      const { workspaceId, actorId: createdBy } = scope;
      await takeOneOfMonth(tx, scope);
      await tx.ai.insert(generation, { workspaceId, createdBy });
      await tx.ai.deleteOldest(workspaceId, generation.id, longestHistory - 1);
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
      await begin(scope);
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
      await begin(scope);
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
      await begin(scope);
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
      await limits.countGeneration(asked.actorId);
      const limitIn = async (tx: PlansTx, { payerId }: Scope) =>
        suggestionsForEach * (await plans.requireFeature(tx, payerId, 'hasAiCopy')).aiGenerationsPerMonth;
      const refusal = (scope: Scope, limit: number) => usedUp(scope, limit, 'suggestions', nextMonth(month()));
      await unitOfWork(asked, async (tx, scope) => {
        const limit = await limitIn(tx, scope);
        if ((await tx.ai.suggested(scope.payerId, month())) >= limit) throw refusal(scope, limit);
      });
      const { wish, facts } = tidyWish(wanted);
      const voice = voiceFor(await voiceOf(asked), facts);
      const texts = await Promise.resolve()
        .then(() => ({ ...wish, about: withoutUnsayable(withoutBannedWords(wish.about, voice), today()) }))
        .then((kept) => writer.suggestTexts(kept, { signal, seed: newId(), voice }))
        .catch(refuseUnwritable(wish.maxCharacters, voice));
      await unitOfWork(asked, async (tx, scope) => {
        const limit = await limitIn(tx, scope);
        if ((await tx.ai.take('suggested', scope.payerId, month(), limit)) === undefined) throw refusal(scope, limit);
      });
      return texts;
    },

    /** Writes every text of an ad; throws as `writeAdCopy` does. Keeps nothing, but counts it. */
    async fillAd(asked: Scope, wanted: AdToFill, signal: AbortSignal): Promise<FilledAd> {
      await begin(asked);
      const tidy = tidyAdToFill(wanted);
      const voice = voiceFor(await voiceOf(asked), tidy.brief);
      const places = { name: 'brief.product_name', claims: 'brief.required_claims' };
      const filled = await writeAdTexts(tidy, writer, { signal, seed: newId(), voice }, today()).catch(
        refuseUnwritable(null, voice, places),
      );
      await unitOfWork(asked, async (tx, scope) => {
        await takeOneOfMonth(tx, scope);
        const subject = { id: null, name: tidy.brief.productName };
        await tx.activity.record(scope, { action: 'copy_written', subject }, clock.now());
      });
      return filled;
    },

    /** What each benefit is read as. Throws `Refusal('plan_required')`. */
    async readBenefits(asked: Scope, benefits: string[]): Promise<BenefitKind[]> {
      await unitOfWork(asked, (tx, scope) => plans.requireFeature(tx, scope.payerId, 'hasAiCopy'));
      const kinds: BenefitKind[] = [];
      for (const kind of readBenefits(benefits)) {
        kinds.push(kind);
        // Others who wait have their turn between two of them.
        await setImmediate();
      }
      return kinds;
    },

    /** Everything, the newest first. */
    each: ({ workspaceId }: Scope): AsyncGenerator<Generation> =>
      eachById(
        () => ai.listIds(workspaceId),
        (ids) => ai.listOf(workspaceId, ids),
        generationsAtOnce,
      ),

    list: ({ workspaceId }: Scope, favorites: boolean, page: Page): Promise<Paged<Generation>> =>
      ai.page(workspaceId, favorites, page),

    setFavorite: (asked: Scope, id: string, isFavorite: boolean): Promise<Generation> =>
      unitOfWork(asked, async (tx, { workspaceId }) => {
        const changed = await tx.ai.setFavorite(workspaceId, id, isFavorite);
        if (!changed) throw notFound('generation');
        return changed;
      }),

    /** Gives nothing back of the month's generations. */
    delete: (asked: Scope, id: string): Promise<void> =>
      unitOfWork(asked, async (tx, scope) => {
        if (!(await tx.ai.delete(scope.workspaceId, id))) throw notFound('generation');
        await tx.audit.record(scope, { action: 'generation_deleted', subject: { id, name: '' } }, clock.now());
      }),

    voice: voiceOf,

    /** Throws `Refusal('validation_failed')` where it contradicts itself. */
    async changeVoice(asked: Scope, voice: BrandVoice): Promise<BrandVoice> {
      const tidy = tidyVoice(voice);
      await unitOfWork(asked, async (tx, scope) => {
        await tx.ai.setVoice(scope.workspaceId, tidy);
        const subject = { id: null, name: 'Brand voice' };
        await tx.activity.record(scope, { action: 'brand_voice_changed', subject }, clock.now());
      });
      return tidy;
    },

    /** On every plan. */
    async usage({ payerId }: Scope): Promise<AiUsage> {
      const [{ inMonth, total }, plan] = await Promise.all([ai.countWritten(payerId, month()), plans.planOf(payerId)]);
      const { aiGenerationsPerMonth: monthlyLimit } = plan;
      return { thisMonth: inMonth, total, monthlyLimit, resetsAt: nextMonth(month()), label: writer.label };
    },

    /** How much was written in a workspace this month, no matter which account paid for it. */
    writtenIn: (workspaceId: string): Promise<number> => ai.writtenInWorkspace(workspaceId, month()),

    /** How many generations count against the plan this month. */
    async monthlyUse(payerId: string): Promise<{ generations: number }> {
      const { inMonth } = await ai.countWritten(payerId, month());
      return { generations: inMonth };
    },
  };
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

const nextMonth = (month: Day): Date => new Date(addMonths(month, 1));
