import type { Handlers } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import { fromWireTemplate, fromWireTemplateChange, toWireTemplate } from '../../contract/wire/templates';
import type { TemplatesService } from './templates.service';

type TemplateHandlers = Pick<
  Handlers,
  'listTemplates' | 'createTemplate' | 'getTemplate' | 'updateTemplate' | 'deleteTemplate' | 'applyTemplate'
>;

export function createTemplateHandlers({ templates }: { templates: TemplatesService }): TemplateHandlers {
  return {
    listTemplates: async ({ scope, query }) => {
      const paged = await templates.list(scope, query.search?.trim() ?? '', pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map((one) => toWireTemplate(one, scope)) };
    },
    createTemplate: async ({ scope, body }) => ({
      status: 201,
      body: toWireTemplate(await templates.create(scope, fromWireTemplate(body)), scope),
    }),
    getTemplate: async ({ scope, params }) => ({
      status: 200,
      body: toWireTemplate(await templates.get(scope, params.id), scope),
    }),
    updateTemplate: async ({ scope, params, body }) => ({
      status: 200,
      body: toWireTemplate(await templates.update(scope, params.id, fromWireTemplateChange(body)), scope),
    }),
    deleteTemplate: async ({ scope, params }) => {
      await templates.delete(scope, params.id);
      return { status: 204 };
    },
    applyTemplate: async ({ scope, params }) => ({
      status: 200,
      body: toWireTemplate(await templates.countUse(scope, params.id), scope),
    }),
  };
}
