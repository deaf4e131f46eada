import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useRecordCampaignMetricsMutation } from '../../api/metricsApi';
import type { DailyMetrics } from '../../api/api';
import type { Campaign } from '../../api/campaignsApi';
import { type Problem, problemOf } from '../../api/problem';
import { FormDialog } from '../../components/FormDialog';
import { Stack } from '../../components/Stack';
import { TextField } from '../../components/TextField';
import { useFormFaults } from '../../domain/forms/useFormFaults';
import { todayInUtc } from '../../lib/dates';
import { noFigure } from '../../lib/numbers';
import { daysBefore } from './dailySeries';
import { type NumberField, dayFieldLabels, hasDecimals, isMoneyField } from '../../domain/daily-numbers/dayFigures';
import { checkDayForm, mapDayForm, parseDay, type DayFormValues } from './dayForm';

const fields = ['date', ...(Object.keys(dayFieldLabels) as NumberField[])] as const;

type Props = {
  campaign: Campaign;
  /** The day to correct; `undefined` to add one. */
  day?: DailyMetrics;
  onClose: () => void;
};

/** Enters or corrects the numbers of one day. A day that has numbers already gets the new ones. */
export function DayDialog({ campaign, day, onClose }: Props) {
  const today = todayInUtc(Date.now());
  const [values, setValues] = useState<DayFormValues>(() => parseDay(day, today));
  const [record, { isLoading, error }] = useRecordCampaignMetricsMutation();
  const faults = useFormFaults(error, fields, dayProblem);

  const change = (field: keyof DailyMetrics) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    faults.settle([field]);
  };
  const handleSubmit = async () => {
    if (!faults.check(checkDayForm(values, daysBefore(today, -1)))) return;
    const { data } = await record({ id: campaign.id, body: [mapDayForm(values, day)] });
    if (data) onClose();
  };
  const field = (name: keyof DailyMetrics) => {
    const wrong = faults.at[name];
    return { name, value: values[name], onChange: change(name), ...(wrong ? { error: wrong } : {}) };
  };

  return (
    <FormDialog
      open
      title={day ? 'Edit day' : 'Add a day'}
      faults={faults}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel="Save day"
      busyLabel="Saving…"
      busy={isLoading}
    >
      <Stack gap={16}>
        <TextField
          label="Date"
          type="date"
          required
          disabled={day !== undefined}
          hint={
            day
              ? 'To move numbers to another day, remove this day and add the new one.'
              : 'Replaces that day’s existing numbers.'
          }
          {...field('date')}
        />
        <Figures>
          {(Object.keys(dayFieldLabels) as NumberField[]).map((name) => (
            <TextField
              key={name}
              label={dayFieldLabels[name]}
              placeholder={day?.[name] === null ? noFigure : '0'}
              autoComplete="off"
              inputMode={hasDecimals(name) ? 'decimal' : 'numeric'}
              {...(isMoneyField(name) ? { prefix: '$' } : {})}
              {...field(name)}
            />
          ))}
        </Figures>
      </Stack>
    </FormDialog>
  );
}

/** The wire has a list of days; the form's is the first. */
function dayProblem(error: unknown): Problem | undefined {
  const problem = problemOf(error);
  if (!problem) return undefined;
  const fieldErrors = Object.entries(problem.fieldErrors).map(([field, said]) => [field.replace(/^0\./, ''), said]);
  return { ...problem, fieldErrors: Object.fromEntries(fieldErrors) as Problem['fieldErrors'] };
}

const Figures = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
