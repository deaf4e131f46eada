import { useListVariantsQuery } from '../../api/adsApi';
import { SelectField } from '../../components/SelectField';
import { countOf } from '../../lib/text';

type Props = {
  /** The ad that is one of several variants. */
  id: string;
  /** What the link shows. */
  adIds: readonly string[];
  onChange: (adIds: string[]) => void;
};

/** Asks whether a link shows one variant of an ad or all of them; nothing where it has no others. */
export function VariantChoice({ id, adIds, onChange }: Props) {
  const { data: variants = [] } = useListVariantsQuery({ id });
  if (variants.length < 2) return null;
  return (
    <SelectField
      label="What it shows"
      value={adIds.length > 1 ? 'all' : 'one'}
      options={[
        { value: 'one', label: 'This variant' },
        { value: 'all', label: `All ${countOf(variants.length, 'variant')}` },
      ]}
      onChange={(chosen) => onChange(chosen === 'all' ? variants.map((one) => one.id) : [id])}
    />
  );
}
