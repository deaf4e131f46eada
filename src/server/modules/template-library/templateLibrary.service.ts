import { type IllustrationId, industries } from '../../../ad-kit/artwork/names';
import type { UnitOfWork } from '../../db/unitOfWork';
import { templateCategories } from '../../lib/artworkDesign';
import type { Page, Paged } from '../../lib/page';
import { invalidField, notFound, Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { Turns } from '../../lib/turns';
import type { Plan, PlansTx, PlansService } from '../plans/plans.service';
import type { AddTemplate, AddTemplateTx } from '../templates/templates.service';
import type { Template, TemplateCategory } from '../templates/templates.types';
import type { ArtworkDrawing } from './artworkDrawing.port';
import type { LibraryTemplatesRepository } from './libraryTemplates.repository';
import type {
  AdSamples,
  IndustryCount,
  LibraryEntry,
  LibraryFilter,
  LibraryStats,
  LibraryTemplate,
} from './libraryTemplates.types';
import { createLibrarySearch, type LibrarySearch } from './librarySearch';
import { placed } from './placedEntries';
import { createSampleIndex, type SampleIndex, type SpokenAd } from './sampleIndex';

/** A template as somebody sees it. */
export interface OfferedTemplate extends LibraryTemplate {
  /** Whether the paying account's plan leaves it out. */
  isLocked: boolean;
}

/** A drawing and which one it is. */
export interface LibraryArtwork {
  svg: string;
  version: string;
}

export type LibraryTx = { library: LibraryTemplatesRepository } & AddTemplateTx & PlansTx;

interface LibraryDeps {
  library: LibraryTemplatesRepository;
  unitOfWork: UnitOfWork<LibraryTx>;
  plans: PlansService;
  addTemplate: AddTemplate;
  drawing: ArtworkDrawing;
  heavyTurns: Turns;
  /** What the program brings, in the library's order. */
  entries: readonly LibraryEntry[];
}

/** Drawings kept in memory: more than are looked at in a while, at about 40 KB each. */
const mostDrawingsKept = 400;

export type TemplateLibraryService = ReturnType<typeof createTemplateLibraryService>;

/** The templates that the product brings. */
export function createTemplateLibraryService(deps: LibraryDeps) {
  const { library, unitOfWork, plans, addTemplate, drawing, heavyTurns, entries } = deps;
  const placedEntries = entries.map(placed);
  let librarySearch: LibrarySearch | undefined;
  const drawings = new Map<string, Promise<string>>();
  let sampleIndex: SampleIndex | undefined;
  const searchIn = (): LibrarySearch => (librarySearch ??= createLibrarySearch(placedEntries));
  const samples = (): SampleIndex => (sampleIndex ??= createSampleIndex(entries));

  const orNotFound = (template: LibraryTemplate | undefined): LibraryTemplate => {
    if (!template) throw notFound('template');
    return template;
  };

  const drawn = (template: LibraryTemplate): Promise<string> => {
    const key = `${template.version} ${template.artwork.illustration}`;
    const known = drawings.get(key);
    if (known) return known;
    const [oldest] = drawings.keys();
    if (drawings.size >= mostDrawingsKept && oldest !== undefined) drawings.delete(oldest);
    // No caller's signal aborts it: others who ask for the same drawing in the meantime share it.
    const svg = heavyTurns.take(key, () => drawing.drawSvg(template));
    drawings.set(key, svg);
    svg.catch(() => drawings.delete(key));
    return svg;
  };

  return {
    /** Makes the stored library what the program brings. Done at every start. */
    load: (): Promise<void> => library.replace(placedEntries),

    /** Works out what the first search and the first ad would otherwise wait for. */
    prepare: (): void => {
      searchIn();
      samples();
    },

    /** In the library's order; with a search the best match first. */
    async page(
      { payerId }: Scope,
      { search = '', ...filter }: LibraryFilter,
      page: Page,
    ): Promise<Paged<OfferedTemplate>> {
      const found = search.trim() ? searchIn().find(search) : undefined;
      if (found?.length === 0) return { items: [], total: 0 };
      const [plan, { items, total }] = await Promise.all([
        plans.planOf(payerId),
        library.page({ ...filter, found }, page),
      ]);
      return { items: items.map((template) => ({ ...template, isLocked: isLocked(template, plan) })), total };
    },

    categories: async (): Promise<{ name: TemplateCategory; count: number }[]> =>
      inOrder(await library.categories(), templateCategories),

    industries: async (): Promise<IndustryCount[]> => inOrder(await library.industries(), industries),

    stats: (): Promise<LibraryStats> => library.stats(),

    /** How many different templates an account has used. */
    countUsedBy: (accountId: string): Promise<number> => library.countUsedBy(accountId),

    /** What of an ad is a template's. */
    samplesIn: (ad: SpokenAd): AdSamples => samples().samplesIn(ad),

    /**
     * Counts a use and adds a copy to the workspace's own, with another of its suggested illustrations if one is given.
     * Throws `Refusal('plan_required')`, `Refusal('too_many')`, and `Refusal('validation_failed')` for an illustration
     * that isn't suggested.
     */
    use(asked: Scope, id: string, illustration?: IllustrationId): Promise<Template> {
      return unitOfWork(asked, async (tx, scope) => {
        const template = withIllustration(orNotFound(await tx.library.find(id)), illustration);
        const plan = await plans.planIn(tx, scope.payerId);
        if (isLocked(template, plan)) throw lockedIn(plan);
        const copy = await addTemplate(tx, scope, copyOf(template), id);
        await tx.library.countUse(scope.payerId, id);
        return copy;
      });
    },

    /** Throws `Refusal('validation_failed')` for an illustration that the template doesn't suggest. */
    async artwork(id: string, illustration?: IllustrationId): Promise<LibraryArtwork> {
      const template = withIllustration(orNotFound(await library.find(id)), illustration);
      return { svg: await drawn(template), version: template.version };
    },
  };
}

/** The named things in the order of their names in a list. */
function inOrder<Name, Named extends { name: Name }>(things: Named[], names: readonly Name[]): Named[] {
  return things.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
}

function withIllustration(template: LibraryTemplate, illustration: IllustrationId | undefined): LibraryTemplate {
  if (!illustration) return template;
  if (!template.artwork.suggestedIllustrations?.includes(illustration)) {
    throw invalidField('illustration', 'Please choose one of the template’s own illustrations.');
  }
  return { ...template, artwork: { ...template.artwork, illustration } };
}

function isLocked({ isBasic }: LibraryTemplate, { libraryTemplates }: Plan): boolean {
  return libraryTemplates !== null && !isBasic;
}

function lockedIn({ name, libraryTemplates }: Plan): Refusal {
  const detail = `The ${name} plan includes ${libraryTemplates} basic templates, and this isn’t one of them. Upgrade your plan to use it.`;
  return new Refusal('plan_required', detail);
}

const copyOf = (template: LibraryTemplate) => ({
  name: template.name,
  description: template.description,
  category: template.category,
  industry: template.industry,
  format: template.format,
  headline: template.headline,
  subheadline: template.subheadline,
  bodyText: template.bodyText,
  cta: template.cta,
  button: template.button,
  shortDescription: template.shortDescription,
  targetAudience: template.targetAudience,
  bestPlatforms: template.bestPlatforms,
  artwork: template.artwork,
});
