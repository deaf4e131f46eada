import type { Industry } from '../../../ad-kit/artwork/names';
import type { templateContents, templateFields, templates } from '../../db/tables/templates';
import type { TemplateCategory } from '../../lib/artworkDesign';

export type { Industry, TemplateCategory };

type Row = typeof templates.$inferSelect;

/** What any template says and looks like. Texts that are not given are empty. */
export type TemplateContents = Pick<Row, keyof typeof templateContents | 'button'>;

/** What people say of a template of their own. */
export type TemplateFields = Pick<Row, keyof typeof templateFields>;

export type NewTemplate = Omit<Row, 'uses'>;

/** A template of an account's own. */
export type Template = Omit<Row, 'workspaceId' | 'createdBy'>;
