import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { campaignParameter } from '../../lib/paths';
import { useAppDispatch } from '../../redux/hooks';
import { campaignChosen } from './aiCopySlice';

export const tools = [
  { value: 'ad-copy', label: 'Ad copy' },
  { value: 'headlines', label: 'Headlines only' },
  { value: 'improve', label: 'Improve text' },
] as const;
export type Tool = (typeof tools)[number]['value'];

/** Which of the page's tools the address asks for; ad copy where it asks for none. */
export function useTool() {
  const [query, setQuery] = useSearchParams();
  const tool: Tool = tools.find(({ value }) => value === query.get('tool'))?.value ?? 'ad-copy';
  const setTool = (value: Tool) => setQuery(value === 'ad-copy' ? {} : { tool: value }, { replace: true });
  return [tool, setTool] as const;
}

/** Takes the campaign that the address names into the form, once: another one may be chosen there. */
export function useCampaignOfAddress() {
  const dispatch = useAppDispatch();
  const [query, setQuery] = useSearchParams();
  const campaignId = query.get(campaignParameter);
  useEffect(() => {
    if (campaignId === null) return;
    dispatch(campaignChosen({ campaignId }));
    setQuery({}, { replace: true });
  }, [campaignId, dispatch, setQuery]);
}
