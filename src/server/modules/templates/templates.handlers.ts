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
    listTemplates: async ({ caller, query }) => {
      const paged = await templates.list(caller.account.id, query.search?.trim() ?? '', pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireTemplate) };
    },
    createTemplate: async ({ caller, body }) => ({
      status: 201,
      body: toWireTemplate(await templates.create(caller.account.id, fromWireTemplate(body))),
    }),
    getTemplate: async ({ caller, params }) => ({
      status: 200,
      body: toWireTemplate(await templates.get(caller.account.id, params.id)),
    }),
    updateTemplate: async ({ caller, params, body }) => ({
      status: 200,
      body: toWireTemplate(await templates.update(caller.account.id, params.id, fromWireTemplateChange(body))),
    }),
    deleteTemplate: async ({ caller, params }) => {
      await templates.delete(caller.account.id, params.id);
      return { status: 204 };
    },
    applyTemplate: async ({ caller, params }) => ({
      status: 200,
      body: toWireTemplate(await templates.countUse(caller.account.id, params.id)),
    }),
  };
}
