import { useState } from 'react';
import type { Separator } from '../../../ad-kit/linkBuilder';
import { useGetLinkSettingsQuery, useUpdateLinkSettingsMutation } from '../../api/linksApi';
import { problemOf } from '../../api/problem';
import { useWorkspace } from '../teams/workspace';

/**
 * What separates the words in the account's links. A choice applies here at once and is saved for the account; if
 * saving fails, it still applies to the link that is being built.
 */
export function useSeparator() {
  const [chosen, setChosen] = useState<Separator>();
  const workspace = useWorkspace();
  const { data } = useGetLinkSettingsQuery(workspace);
  const [update, { error }] = useUpdateLinkSettingsMutation();
  const choose = (separator: Separator) => {
    setChosen(separator);
    void update({ ...workspace, linkSettings: { separator } });
  };
  return { separator: chosen ?? data?.separator ?? '_', choose, problem: problemOf(error) };
}
