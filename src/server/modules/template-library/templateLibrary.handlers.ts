import type { Handlers } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import { toWireIndustry, toWireLibraryTemplate, toWireTemplate } from '../../contract/wire/templates';
import type { TemplateLibraryService } from './templateLibrary.service';

type LibraryHandlers = Pick<
  Handlers,
  | 'listLibraryTemplates'
  | 'applyLibraryTemplate'
  | 'getLibraryArtwork'
  | 'listTemplateCategories'
  | 'listTemplateIndustries'
  | 'getLibraryStats'
>;

/** Another text has another address. No longer than a day, because an update may draw the same text better. */
const keptForADay = 'public, max-age=86400';

export function createTemplateLibraryHandlers({ library }: { library: TemplateLibraryService }): LibraryHandlers {
  return {
    listLibraryTemplates: async ({ scope, query: { search, category, industry, format, ...page } }) => {
      const filter = { search, category, industry, format };
      const paged = await library.page(scope, filter, pageOf(page));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireLibraryTemplate) };
    },
    applyLibraryTemplate: async ({ scope, params, query }) => ({
      status: 201,
      body: toWireTemplate(await library.use(scope, params.template_id, query.illustration), scope),
    }),
    getLibraryArtwork: async ({ params, query }) => {
      const { svg, version } = await library.artwork(params.template_id, query.illustration);
      return {
        status: 200,
        headers: {
          'content-type': 'image/svg+xml; charset=utf-8',
          'cache-control': query.v === version ? keptForADay : 'no-cache',
        },
        body: svg,
      };
    },
    listTemplateCategories: async () => ({ status: 200, body: await library.categories() }),
    listTemplateIndustries: async () => ({ status: 200, body: (await library.industries()).map(toWireIndustry) }),
    getLibraryStats: async () => {
      const { templates, categories, industries, uses } = await library.stats();
      return {
        status: 200,
        body: {
          total_templates: templates,
          categories_count: categories,
          industries_count: industries,
          total_uses: uses,
        },
      };
    },
  };
}
