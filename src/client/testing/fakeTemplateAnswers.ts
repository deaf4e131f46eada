import type { IllustrationId } from '../../ad-kit/artwork/names';
import type { LibraryTemplate } from '../api/templateLibraryApi';
import type { NewTemplate, Template } from '../api/templatesApi';
import { aUuid } from './builders';
import type { FakeAccount } from './fakeAccount';
import { type FakeAnswers, FakeRefusal, notFound, pageOf } from './fakeState';
import { planOf } from './fakePlans';

type TemplateOperation =
  | 'listLibraryTemplates'
  | 'applyLibraryTemplate'
  | 'getLibraryArtwork'
  | 'listTemplateCategories'
  | 'listTemplateIndustries'
  | 'getLibraryStats'
  | 'listTemplates'
  | 'createTemplate'
  | 'getTemplate'
  | 'updateTemplate'
  | 'deleteTemplate'
  | 'applyTemplate';

/** The library and accounts' own templates. The fake's search knows whole words only. */
export const templateAnswers: FakeAnswers<TemplateOperation> = {
  listLibraryTemplates: ({ account, state, query }) =>
    pageOf(
      state.library.filter((template) => matches(template, query)).map((template) => offered(account, template)),
      query,
    ),
  applyLibraryTemplate: ({ account, state, params, query }) => {
    const template = state.library.find(({ id }) => id === params.template_id);
    if (!template) throw notFound('template');
    if (offered(account, template).locked) {
      throw new FakeRefusal(
        403,
        'plan_required',
        'The Free plan includes 5 basic templates, and this isn’t one of them. Upgrade your plan to use it.',
      );
    }
    template.uses += 1;
    const { thumbnail: _thumbnail, conversion_tips: _tips, locked: _locked, ...copied } = template;
    const { design_elements: look, ...texts } = copied;
    const illustration = query.get('illustration') as IllustrationId | null;
    const artwork = look.artwork && { ...look.artwork, ...(illustration && { illustration }) };
    const design = { ...look, ...(artwork && { artwork }) };
    return {
      body: add(account, state.now(), { ...texts, design_elements: design, library_template_id: template.id }),
    };
  },
  getLibraryArtwork: () => {
    throw notFound('template');
  },
  listTemplateCategories: ({ state }) => ({
    body: [...countBy(state.library, ({ category }) => category)].map(([name, count]) => ({ name, count })),
  }),
  listTemplateIndustries: ({ state }) => ({
    body: [...countBy(state.library, ({ industry }) => industry)].map(([name, count]) => ({
      name,
      count,
      popular_templates: state.library
        .filter(({ industry }) => industry === name)
        .sort((one, other) => other.uses - one.uses)
        .slice(0, 3)
        .map(({ id, name: title, thumbnail }) => ({ id, name: title, thumbnail })),
    })),
  }),
  getLibraryStats: ({ state: { library } }) => ({
    body: {
      total_templates: library.length,
      categories_count: countBy(library, ({ category }) => category).size,
      industries_count: countBy(library, ({ industry }) => industry).size,
      total_uses: library.reduce((sum, { uses }) => sum + uses, 0),
    },
  }),
  listTemplates: ({ account, query }) => {
    const search = (query.get('search') ?? '').toLowerCase();
    return pageOf(
      account.templates.filter(({ name }) => name.toLowerCase().includes(search)),
      query,
    );
  },
  createTemplate: ({ account, state, body }) => ({ body: add(account, state.now(), body) }),
  getTemplate: ({ account, params }) => ({ body: find(account, params.id) }),
  updateTemplate: ({ account, state, params, body }) => {
    const template = find(account, params.id);
    const { design_elements: design, ...change } = body;
    Object.assign(template, change, design && { design_elements: { ...template.design_elements, ...design } });
    template.updated_at = new Date(state.now()).toISOString();
    return { body: template };
  },
  deleteTemplate: ({ account, params }) => {
    account.templates.splice(account.templates.indexOf(find(account, params.id)), 1);
    return { body: undefined };
  },
  applyTemplate: ({ account, params }) => {
    const template = find(account, params.id);
    template.uses += 1;
    return { body: template };
  },
};

/** The template as the account's plan has it. */
function offered({ user }: FakeAccount, template: LibraryTemplate): LibraryTemplate {
  const hasAll = planOf(user.subscription_plan).limits.library_templates === null;
  return { ...template, locked: template.locked === true && !hasAll };
}

function matches(template: LibraryTemplate, query: URLSearchParams): boolean {
  const { name, description, headline, industry, target_audience: audience } = template;
  const text = [name, description, headline, industry, audience].join(' ').toLowerCase();
  const words = (query.get('search') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return (
    words.every((word) => text.includes(word)) &&
    (['category', 'industry', 'format'] as const).every((field) => {
      const wanted = query.get(field);
      return wanted === null || wanted === template[field];
    })
  );
}

function find({ templates }: FakeAccount, id: string | undefined): Template {
  const template = templates.find((one) => one.id === id);
  if (!template) throw notFound('template');
  return template;
}

type Added = Omit<NewTemplate, 'design_elements'> & { design_elements: Partial<Template['design_elements']> };

function add(account: FakeAccount, now: number, added: Added): Template {
  const moment = new Date(now).toISOString();
  const template: Template = {
    description: '',
    category: null,
    industry: null,
    subheadline: '',
    body_text: '',
    short_description: '',
    cta: '',
    button: null,
    target_audience: '',
    best_platforms: [],
    ...added,
    id: aUuid(),
    library_template_id: (added.library_template_id as string | undefined) ?? null,
    design_elements: { color_scheme: ['#f2e5d0'], fonts: ['Fraunces'], ...added.design_elements },
    uses: 0,
    created_at: moment,
    updated_at: moment,
  };
  account.templates.unshift(template);
  return template;
}

function countBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
