import { bounds } from '../../../api/bounds';
import { SelectField } from '../../../components/SelectField';
import { TextField } from '../../../components/TextField';
import { useFormFaults } from '../../../domain/forms/useFormFaults';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { Columns } from '../Columns';
import { CopyUsageLine } from '../CopyUsageLine';
import { LanguageNote } from '../LanguageNote';
import { ToolForm } from '../ToolForm';
import { formEdited, selectAiCopy } from '../aiCopySlice';
import type { CopyForm } from '../copyForm';
import { toneOptions } from '../../../domain/briefs/tones';
import { platformOptions } from '../copyWords';
import { HeadlinesResult } from './HeadlinesResult';
import { type HeadlineField, headlineFaults, headlineFields, headlinesBriefOf } from './headlinesForm';
import { headlineCountEdited, headlinesCancelled, headlinesRequested, selectHeadlines } from './headlinesSlice';

const limits = bounds.HeadlinesBrief;

/** Headlines alone, from what the form of ad copy knows already. */
export function HeadlinesTool() {
  const dispatch = useAppDispatch();
  const { form } = useAppSelector(selectAiCopy);
  const { count, status, problem } = useAppSelector(selectHeadlines);
  const faults = useFormFaults(problem ?? undefined, headlineFields);
  const edit = (change: Partial<Pick<CopyForm, Exclude<HeadlineField, 'count'>>>) => {
    // The keys of a change are fields of this form.
    faults.settle(Object.keys(change) as HeadlineField[]);
    dispatch(formEdited(change));
  };
  const handleSubmit = () => {
    if (faults.check(headlineFaults(form, count))) dispatch(headlinesRequested(headlinesBriefOf(form, count)));
  };
  return (
    <Columns>
      <ToolForm
        title="Headline Details"
        operation="generateHeadlines"
        faults={faults}
        submitLabel="Write headlines"
        busyLabel="Writing…"
        busy={status === 'writing'}
        onSubmit={handleSubmit}
        onCancel={() => dispatch(headlinesCancelled())}
        notes={
          <>
            <CopyUsageLine />
            <LanguageNote text={`${form.product_name}\n${form.target_audience}`} />
          </>
        }
      >
        <TextField
          label="Product or service name"
          value={form.product_name}
          onChange={(product_name) => edit({ product_name })}
          error={faults.at.product_name}
          maxLength={limits.product_name.maxLength}
          required
        />
        <TextField
          label="Target audience"
          value={form.target_audience}
          onChange={(target_audience) => edit({ target_audience })}
          error={faults.at.target_audience}
          maxLength={limits.target_audience.maxLength}
          required
        />
        <SelectField<CopyForm['platform']>
          label="Platform"
          value={form.platform}
          onChange={(platform) => edit({ platform })}
          options={[{ value: 'none', label: 'Choose…' }, ...platformOptions]}
          error={faults.at.platform}
        />
        <SelectField
          label="Tone"
          value={form.tone}
          onChange={(tone) => edit({ tone })}
          options={toneOptions}
          error={faults.at.tone}
        />
        <TextField
          label="How many"
          type="number"
          inputMode="numeric"
          value={count}
          onChange={(text) => {
            faults.settle(['count']);
            dispatch(headlineCountEdited(text));
          }}
          error={faults.at.count}
          hint={`From ${limits.count.minimum} to ${limits.count.maximum}.`}
        />
      </ToolForm>
      <HeadlinesResult />
    </Columns>
  );
}
