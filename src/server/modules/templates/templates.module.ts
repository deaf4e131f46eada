import { eachAs } from '../../contract/jsonBodies';
import { toWireTemplate } from '../../contract/wire/templates';
import type { Db } from '../../db/connect';
import { itemsIn } from '../../db/reach';
import { templates as templatesTable } from '../../db/tables/templates';
import type { Scope } from '../../lib/scope';
import type { Given, ServerModule } from '../../module';
import { templateActivity } from './templates.activity';
import { createTemplateHandlers } from './templates.handlers';
import { createTemplatesRepository, type TemplatesRepository } from './templates.repository';
import { createTemplatesService, type TemplatesService, type TemplatesTx } from './templates.service';

export const templatesModule = {
  repositories: (db: Db) => ({ templates: createTemplatesRepository(db) }),
  services: ({ repositories, unitOfWork, clock }: Given<{ templates: TemplatesRepository }, TemplatesTx>) => ({
    templates: createTemplatesService({ ...repositories, unitOfWork, clock }),
  }),
  handlers: createTemplateHandlers,
  jobs: {},
  housekeeping: () => ({}),
  accountExport: ({ templates }: { templates: TemplatesService }, ofAccount: Scope) =>
    Promise.resolve({ templates: eachAs(templates.each(ofAccount), (one) => toWireTemplate(one, ofAccount)) }),
  activity: templateActivity,
  itemKinds: { template: itemsIn(templatesTable) },
} satisfies ServerModule;
