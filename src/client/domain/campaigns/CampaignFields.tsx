import { campaignStatusValues, platformValues } from '../../api/bounds';
import { FieldPair } from '../../components/FieldPair';
import { SelectField } from '../../components/SelectField';
import { TextField } from '../../components/TextField';
import { statusLooks } from './campaignStatus';
import { campaignPlatformNames } from '../../../ad-kit/platforms';
import { lengthOf } from '../../lib/text';
import { campaignLabels, objectiveSuggestions, type CampaignFormErrors, type CampaignFormValues } from './campaignForm';

type Props = {
  values: CampaignFormValues;
  errors: CampaignFormErrors;
  nameLimit: number;
  isNew: boolean;
  onChange: (change: Partial<CampaignFormValues>) => void;
};

const platformOptions = platformValues.map((value) => ({ value, label: campaignPlatformNames[value] }));

/** The fields of the campaign form, in the order in which a person thinks of them. */
export function CampaignFields({ values, errors, nameLimit, isNew, onChange }: Props) {
  const text = (field: keyof CampaignFormValues) => ({
    name: field,
    value: values[field],
    onChange: (value: string) => onChange({ [field]: value }),
    ...(errors[field] ? { error: errors[field] } : {}),
  });
  return (
    <>
      <TextField
        label={campaignLabels.name}
        required
        autoFocus
        autoComplete="off"
        counter={{ length: lengthOf(values.name.trim()), max: nameLimit }}
        {...text('name')}
      />
      <FieldPair>
        <SelectField
          label={campaignLabels.platform}
          value={values.platform}
          options={platformOptions}
          onChange={(platform) => onChange({ platform: platform })}
          {...(errors.platform ? { error: errors.platform } : {})}
        />
        <TextField
          label={campaignLabels.budget}
          required
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          {...text('budget')}
        />
      </FieldPair>
      <FieldPair>
        <TextField label={campaignLabels.start_date} type="date" {...text('start_date')} />
        <TextField label={campaignLabels.end_date} type="date" {...text('end_date')} />
      </FieldPair>
      {isNew && (
        <SelectField
          label="Status"
          value={values.status}
          options={newStatusOptions}
          onChange={(status) => onChange({ status: status })}
          error={errors.status}
          hint="Completed is final. Choose it only for a campaign that’s over."
        />
      )}
      <TextField
        label={`${campaignLabels.objective} (optional)`}
        list={objectiveSuggestions}
        autoComplete="off"
        {...text('objective')}
      />
      <TextField
        label={`${campaignLabels.target_audience} (optional)`}
        multiline
        minRows={2}
        {...text('target_audience')}
      />
    </>
  );
}

const newStatusOptions = campaignStatusValues.map((value) => ({ value, label: statusLooks[value].label }));
