import { type LibraryTemplate, useApplyLibraryTemplateMutation } from '../../api/templateLibraryApi';
import { useWorkspace } from '../teams/workspace';

/** Uses templates of the library, one at a time. `onUsed` gets the id of the account's own copy. */
export function useTemplateUse(onUsed?: (copyId: string) => void) {
  const workspace = useWorkspace();
  const [applyTemplate, { isLoading, originalArgs }] = useApplyLibraryTemplateMutation();
  const busyId = isLoading ? originalArgs?.templateId : undefined;
  const apply = async ({ id }: Pick<LibraryTemplate, 'id'>) => {
    if (isLoading) return;
    const { data: copy } = await applyTemplate({ ...workspace, templateId: id });
    if (copy) onUsed?.(copy.id);
  };
  return { apply, busyId };
}
