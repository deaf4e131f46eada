import type { Ad } from '../../../ad-kit/ad';
import { callsToAction } from '../../../ad-kit/callsToAction';
import { formats } from '../../../ad-kit/formats';
import type { Choice } from '../../../ad-kit/writer/intoAd';
import { SelectField } from '../../components/SelectField';
import { placeIn } from '../ads/ConversionList';
import type { PlannedInsertion } from './insertion';

type Props = { ad: Ad; insertion: PlannedInsertion; choice: Choice; onChange: (choice: Choice) => void };

const undecided = 'none';

/** Asks what the text alone doesn't decide: which text of a full list it replaces, and which button is meant. */
export function ChoiceFields({ ad: { format }, insertion: { taken, isCallOpen }, choice, onChange }: Props) {
  if (taken.length > 0) {
    return (
      <SelectField
        label="Which one it replaces"
        value={String(choice.place ?? 0)}
        onChange={(place) => onChange({ ...choice, place: Number(place) })}
        options={taken.map(({ path, text }, index) => ({
          value: String(index),
          label: `${placeIn(format, path)}: ${text}`,
        }))}
      />
    );
  }
  if (!isCallOpen) return null;
  return (
    <SelectField
      label="Button"
      value={choice.call ?? undecided}
      onChange={(call) => onChange(call === undecided ? {} : { call })}
      options={[
        { value: undecided, label: 'Choose…' },
        ...callsToAction[formats[format].platform].map(({ id, label }) => ({ value: id, label })),
      ]}
    />
  );
}
