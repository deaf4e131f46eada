import type { IllustrationId } from '../../../ad-kit/artwork/names';
import { type LibraryTemplate, useApplyLibraryTemplateMutation } from '../../api/templateLibraryApi';
import { useWorkspace } from '../teams/workspace';

/**
 * Uses templates of the library, one at a time, with another illustration than their own if one is given. `onUsed` gets
 * the id of the account's own copy.
 */
export function useTemplateUse(onUsed?: (copyId: string) => void) {
  const workspace = useWorkspace();
  const [applyTemplate, { isLoading, originalArgs }] = useApplyLibraryTemplateMutation();
  const busyId = isLoading ? originalArgs?.templateId : undefined;
  const apply = async ({ id }: Pick<LibraryTemplate, 'id'>, illustration?: IllustrationId) => {
    if (isLoading) return;
    const { data: copy } = await applyTemplate({ ...workspace, templateId: id, illustration });
    if (copy) onUsed?.(copy.id);
  };
  return { apply, busyId };
}
