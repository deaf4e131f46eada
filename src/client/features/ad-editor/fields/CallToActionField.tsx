import type { AdFormat } from '../../../../ad-kit/ad';
import { callsToAction } from '../../../../ad-kit/callsToAction';
import { formats } from '../../../../ad-kit/formats';
import { SelectField } from '../../../components/SelectField';
import type { FieldValue } from '../../../domain/ads/fieldPaths';
import { ListFindings } from './ListFindings';
import { type FindingsByPath, fieldId, findingsAt } from './findingsAt';

type Props = {
  format: AdFormat;
  path: string;
  label: string;
  value: string | null;
  findings: FindingsByPath;
  onEdit: (path: string, value: FieldValue) => void;
};

const platformsChoice = 'none';

/** The button of the ad, of those that the platform has. */
export function CallToActionField({ format, path, label, value, findings, onEdit }: Props) {
  const offered = callsToAction[formats[format].platform].map(({ id, label: name }) => ({ value: id, label: name }));
  const isUnknown = value !== null && !offered.some((option) => option.value === value);
  return (
    <div>
      <SelectField
        id={fieldId(format, path)}
        label={label}
        value={value ?? platformsChoice}
        options={[
          { value: platformsChoice, label: 'None' },
          ...offered,
          ...(isUnknown ? [{ value, label: value }] : []),
        ]}
        onChange={(chosen) => onEdit(path, chosen === platformsChoice ? null : chosen)}
      />
      <ListFindings findings={findingsAt(findings, path)} />
    </div>
  );
}
