import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { newId } from '../../lib/ids';
import type { Locks } from '../../lib/locks';
import { eachById, type Page, type Paged } from '../../lib/page';
import { notFound, Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { TemplateActivity } from './templates.activity';
import type { TemplatesRepository } from './templates.repository';
import type { Template, TemplateFields } from './templates.types';

/** More than anybody keeps in view, and few enough to list and to export. */
const maxTemplates = 1_000;

/** Adds a template inside a transaction. Throws `Refusal('too_many')`. */
export type AddTemplate = ReturnType<typeof createAddTemplate>;

/** What is needed to add a template in a transaction. */
export interface AddTemplateTx {
  templates: Pick<TemplatesRepository, 'count' | 'insert'>;
  activity: TemplateActivity;
}

export interface TemplatesTx extends AddTemplateTx {
  templates: TemplatesRepository;
}

interface TemplatesDeps {
  templates: TemplatesRepository;
  unitOfWork: UnitOfWork<TemplatesTx>;
  clock: Clock;
}

export type TemplatesService = ReturnType<typeof createTemplatesService>;

/** Templates of workspaces. "Not there" and "somebody else's" are the same `Refusal('not_found')`. */
export function createTemplatesService({ templates, unitOfWork, clock }: TemplatesDeps) {
  const add = createAddTemplate(clock);
  const orNotFound = (template: Template | undefined): Template => {
    if (!template) throw notFound('template');
    return template;
  };
  return {
    /** All templates one after the other, the last changed first. */
    each: (scope: Scope): AsyncGenerator<Template> =>
      eachById(
        () => templates.ids(scope.workspaceId),
        (ids) => templates.listByIds(scope.workspaceId, ids),
      ),

    list: (scope: Scope, search: string, page: Page): Promise<Paged<Template>> =>
      templates.page(scope.workspaceId, search, page),

    get: async (scope: Scope, id: string): Promise<Template> => orNotFound(await templates.find(scope.workspaceId, id)),

    create: (asked: Scope, fields: TemplateFields): Promise<Template> =>
      unitOfWork(asked, (tx, scope) => add(tx, scope, fields, null)),

    /** Changes what is defined in `change`. */
    update: (asked: Scope, id: string, change: Partial<TemplateFields>): Promise<Template> =>
      unitOfWork(asked, async (tx, scope) => {
        const template = orNotFound(await tx.templates.update(scope.workspaceId, id, trimmed(change), clock.now()));
        await tx.activity.record(scope, { action: 'template_edited', subject: template }, clock.now());
        return template;
      }),

    countUse: (asked: Scope, id: string): Promise<Template> =>
      unitOfWork(asked, async (tx, scope) => orNotFound(await tx.templates.countUse(scope.workspaceId, id))),

    delete: (asked: Scope, id: string): Promise<void> =>
      unitOfWork(asked, async (tx, scope) => {
        const name = await tx.templates.delete(scope.workspaceId, id);
        if (name === undefined) throw notFound('template');
        await tx.activity.record(scope, { action: 'template_deleted', subject: { id, name } }, clock.now());
      }),
  };
}

export function createAddTemplate(clock: Clock) {
  return async (
    tx: AddTemplateTx & { locks: Locks },
    scope: Scope,
    fields: TemplateFields,
    libraryTemplateId: string | null,
  ): Promise<Template> => {
    await tx.locks.workspace(scope.workspaceId);
    if ((await tx.templates.count(scope.workspaceId)) >= maxTemplates) {
      throw new Refusal('too_many', 'You already have 1,000 templates. Delete some to make room.');
    }
    const now = clock.now();
    const template = await tx.templates.insert({
      ...fields,
      name: fields.name.trim(),
      id: newId(),
      workspaceId: scope.workspaceId,
      createdBy: scope.actorId,
      libraryTemplateId,
      createdAt: now,
      updatedAt: now,
    });
    await tx.activity.record(scope, { action: 'template_created', subject: template }, now);
    return template;
  };
}

const trimmed = (change: Partial<TemplateFields>): Partial<TemplateFields> =>
  change.name === undefined ? change : { ...change, name: change.name.trim() };
