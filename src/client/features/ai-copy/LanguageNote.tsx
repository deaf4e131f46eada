import { isForeign } from '../../../ad-kit/writer/optimize/language';
import { useGetAiUsageQuery } from '../../api/aiApi';
import { FinePrint } from '../../components/FinePrint';
import { useWorkspace } from '../../domain/teams/workspace';

const builtIn = 'Built-in writer';

/** Says that the built-in writer knows only English, where the brief is in another language. A model knows more. */
export function LanguageNote({ text }: { text: string }) {
  const label = useGetAiUsageQuery(useWorkspace()).data?.model_label;
  if (label !== builtIn || !(isForeign(text) || isOtherScript(text))) return null;
  return <FinePrint>The built-in writer writes in English.</FinePrint>;
}

function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin < letters / 2;
}
