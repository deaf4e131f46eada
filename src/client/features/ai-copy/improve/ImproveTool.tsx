import { bounds, platformValues } from '../../../api/bounds';
import { SelectField } from '../../../components/SelectField';
import { TextField } from '../../../components/TextField';
import { useFormFaults } from '../../../domain/forms/useFormFaults';
import { lengthOf } from '../../../lib/text';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { Columns } from '../Columns';
import { CopyUsageLine } from '../CopyUsageLine';
import { ToolForm } from '../ToolForm';
import { formEdited, selectAiCopy } from '../aiCopySlice';
import type { CopyForm } from '../copyForm';
import { platformOptions } from '../copyWords';
import { ImprovedText } from './ImprovedText';
import { contentEdited, improvementCancelled, improvementRequested, selectImprovement } from './improvementSlice';

/** The most that is taken (Unicode code points); the same for every text that is changed. */
const longestText = bounds.TextWish.text.maxLength;

function faultsOf(content: string, platform: CopyForm['platform']) {
  const length = lengthOf(content);
  return {
    ...(content.trim() === '' && { content: 'Please enter the text to improve.' }),
    ...(length > longestText && { content: `Please shorten it to ${longestText} characters.` }),
    ...(platform === 'none' && { platform: 'Please choose a platform.' }),
  };
}

/** Makes a text better that somebody has already. */
export function ImproveTool() {
  const dispatch = useAppDispatch();
  const { platform } = useAppSelector(selectAiCopy).form;
  const { content, status, problem } = useAppSelector(selectImprovement);
  const faults = useFormFaults<'content' | 'platform'>(problem ?? undefined, ['content', 'platform']);
  const handleSubmit = () => {
    if (!faults.check(faultsOf(content, platform))) return;
    dispatch(improvementRequested({ content, platform: platform === 'none' ? platformValues[0] : platform }));
  };
  return (
    <Columns>
      <ToolForm
        title="Your Text"
        operation="optimizeContent"
        faults={faults}
        submitLabel="Improve"
        busyLabel="Improving…"
        busy={status === 'writing'}
        onSubmit={handleSubmit}
        onCancel={() => dispatch(improvementCancelled())}
        notes={<CopyUsageLine />}
      >
        <TextField
          label="Text to improve"
          multiline
          minRows={6}
          value={content}
          onChange={(text) => {
            faults.settle(['content']);
            dispatch(contentEdited(text));
          }}
          error={faults.at.content}
          counter={{ length: lengthOf(content), max: longestText }}
        />
        <SelectField<CopyForm['platform']>
          label="Platform"
          value={platform}
          onChange={(value) => {
            faults.settle(['platform']);
            dispatch(formEdited({ platform: value }));
          }}
          options={[{ value: 'none', label: 'Choose…' }, ...platformOptions]}
          error={faults.at.platform}
        />
      </ToolForm>
      <ImprovedText />
    </Columns>
  );
}
