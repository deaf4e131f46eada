import { bounds } from '../../api/bounds';
import { Disclosure } from '../../components/Disclosure';
import { SelectField } from '../../components/SelectField';
import { TextField } from '../../components/TextField';
import { countOf, linesIn } from '../../lib/text';
import { BenefitsField } from './BenefitsField';
import { FactFields } from './FactFields';
import { WordLists } from './WordLists';
import { benefitFaults, keptKinds, withKind } from './benefits';
import { type BriefForm, type briefFields, type FactsForm, wordFields } from './briefForm';
import { toneOptions } from './tones';
import { useReadKinds } from './useReadKinds';

type BriefFaults = Partial<Record<(typeof briefFields)[number], string>>;

type Props = {
  form: BriefForm;
  onChange: (change: Partial<BriefForm>) => void;
  errors: BriefFaults;
};

/** What ads are to say of one product, field by field. */
export function BriefFields({ form, onChange, errors }: Props) {
  const readKinds = useReadKinds(form.key_benefits);
  return (
    <>
      <TextField
        label="Product or service name"
        value={form.product_name}
        onChange={(product_name) => onChange({ product_name })}
        error={errors.product_name}
        maxLength={bounds.Brief.product_name.maxLength}
      />
      <TextField
        label="Target audience"
        value={form.target_audience}
        onChange={(target_audience) => onChange({ target_audience })}
        error={errors.target_audience}
        maxLength={bounds.Brief.target_audience.maxLength}
      />
      <FactFields value={form} onChange={onChange} errors={errors} />
      <BenefitsField
        benefits={form.key_benefits}
        onChange={(key_benefits) =>
          onChange({ key_benefits, said_kinds: keptKinds({ key_benefits, said_kinds: form.said_kinds }) })
        }
        errors={benefitFaults(form.key_benefits, errors)}
        readKinds={readKinds}
        saidKinds={form.said_kinds}
        onSayKind={(benefit, kind) => onChange({ said_kinds: withKind(form.said_kinds, benefit, kind) })}
      />
      <TextField
        label="Landing page"
        value={form.landing_page}
        onChange={(landing_page) => onChange({ landing_page })}
        error={errors.landing_page}
        placeholder="https://"
        inputMode="url"
        maxLength={bounds.Brief.landing_page.maxLength}
      />
      <SelectField
        label="Tone"
        value={form.tone}
        onChange={(tone) => onChange({ tone })}
        options={toneOptions}
        error={errors.tone}
      />
      <ProductWords form={form} onChange={onChange} errors={errors} />
    </>
  );
}

type WordsProps = {
  form: FactsForm;
  onChange: (change: Partial<FactsForm>) => void;
  errors: BriefFaults;
};

/** Words and claims of one product, which fewer people need. */
export function ProductWords({ form, onChange, errors }: WordsProps) {
  const count = wordFields.reduce((sum, field) => sum + linesIn(form[field]).length, 0);
  return (
    <Disclosure
      title="Words and claims for this product"
      aside={count > 0 ? countOf(count, 'line') : undefined}
      isWanted={wordFields.some((field) => errors[field] !== undefined)}
    >
      <WordLists value={form} onChange={onChange} errors={errors} />
    </Disclosure>
  );
}
