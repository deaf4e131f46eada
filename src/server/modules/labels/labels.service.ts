import type { Scope } from '../../lib/scope';
import type { LabelsRepository } from './labels.repository';
import type { LabelUse } from './labels.types';

export type LabelsService = ReturnType<typeof createLabelsService>;

/** What campaigns and ads are grouped by. */
export const createLabelsService = ({ labels }: { labels: LabelsRepository }) => ({
  list: (scope: Scope): Promise<LabelUse[]> => labels.list(scope.workspaceId),
});
