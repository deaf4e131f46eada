import { useSearchParams } from 'react-router-dom';

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
