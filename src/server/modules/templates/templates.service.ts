import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { newId } from '../../lib/ids';
import { eachById, type Page, type Paged } from '../../lib/page';
import { notFound, Refusal } from '../../lib/refusal';
import type { TemplatesRepository } from './templates.repository';
import type { Template, TemplateFields } from './templates.types';

export type { TemplatesRepository };

/** More than anybody keeps in view, and few enough to list and to export. */
export const maxTemplates = 1_000;

/** Adds a template inside a transaction. Throws `Refusal('too_many')`. */
export type AddTemplate = ReturnType<typeof createAddTemplate>;

interface TemplatesDeps {
  templates: TemplatesRepository;
  unitOfWork: UnitOfWork<{ templates: TemplatesRepository }>;
  clock: Clock;
}

export type TemplatesService = ReturnType<typeof createTemplatesService>;

/** Templates of accounts' own. "Not there" and "somebody else's" are the same `Refusal('not_found')`. */
export function createTemplatesService({ templates, unitOfWork, clock }: TemplatesDeps) {
  const add = createAddTemplate(clock);
  const present = (template: Template | undefined): Template => {
    if (!template) throw notFound('template');
    return template;
  };
  return {
    /** All templates one after the other, the last changed first. */
    each: (accountId: string): AsyncGenerator<Template> =>
      eachById(
        () => templates.ids(accountId),
        (ids) => templates.listByIds(accountId, ids),
      ),

    list: (accountId: string, search: string, page: Page): Promise<Paged<Template>> =>
      templates.page(accountId, search, page),

    get: async (accountId: string, id: string): Promise<Template> => present(await templates.find(accountId, id)),

    create: (accountId: string, fields: TemplateFields): Promise<Template> =>
      unitOfWork((tx) => add(tx, accountId, fields, null)),

    /** Changes what is defined in `change`. */
    update: async (accountId: string, id: string, change: Partial<TemplateFields>): Promise<Template> =>
      present(await templates.update(accountId, id, trimmed(change), clock.now())),

    countUse: async (accountId: string, id: string): Promise<Template> =>
      present(await templates.countUse(accountId, id)),

    async delete(accountId: string, id: string): Promise<void> {
      if (!(await templates.delete(accountId, id))) throw notFound('template');
    },
  };
}

export function createAddTemplate(clock: Clock) {
  return async (
    tx: { templates: TemplatesRepository },
    accountId: string,
    fields: TemplateFields,
    libraryTemplateId: string | null,
  ): Promise<Template> => {
    await tx.templates.lockOwner(accountId);
    if ((await tx.templates.count(accountId)) >= maxTemplates) {
      throw new Refusal('too_many', 'You have 1,000 templates already. Delete some to add others.');
    }
    const now = clock.now();
    return tx.templates.insert({
      ...fields,
      name: fields.name.trim(),
      id: newId(),
      accountId,
      libraryTemplateId,
      createdAt: now,
      updatedAt: now,
    });
  };
}

const trimmed = (change: Partial<TemplateFields>): Partial<TemplateFields> =>
  change.name === undefined ? change : { ...change, name: change.name.trim() };
