import { type SubmitEvent, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { displayFontIds, displayFontNames, textFontIds, textFontNames } from '../../../ad-kit/artwork/names';
import { type BrandKit, useUpdateBrandKitMutation } from '../../api/brandApi';
import { bounds } from '../../api/bounds';
import { BusyButton } from '../../components/BusyButton';
import { FormFaults } from '../../components/FormFaults';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import { QuietText } from '../../components/QuietText';
import { Row } from '../../components/Row';
import { SelectField } from '../../components/SelectField';
import { Stack } from '../../components/Stack';
import { TextField } from '../../components/TextField';
import { isEmptyKit } from '../../domain/brand/brandColors';
import { useFormFaults } from '../../domain/forms/useFormFaults';
import { useHindrance } from '../../domain/teams/useMay';
import { useWorkspace } from '../../domain/teams/workspace';
import { belowWide } from '../../theme/tokens';
import { BrandColorsField } from './BrandColorsField';
import { BrandPreview } from './BrandPreview';
import { LogoField } from './LogoField';
import { type KitForm, areAlike, kitOf } from './kitForm';

/** Stands for "not given" in selects, whose values are never empty. */
const none = 'none';

const fontOptions = <Id extends string>(ids: readonly Id[], names: Record<Id, string>) => [
  { value: none, label: 'No brand font' } as const,
  ...ids.map((id) => ({ value: id, label: names[id] })),
];
const displayFonts = fontOptions(displayFontIds, displayFontNames);
const textFonts = fontOptions(textFontIds, textFontNames);

/** Changes the kit. What others save shows in the fields that were not touched. */
export function BrandKitForm({ kit }: { kit: BrandKit }) {
  const [edits, setEdits] = useState<Partial<KitForm>>({});
  const workspace = useWorkspace();
  const hindrance = useHindrance('updateBrandKit');
  const [update, { isLoading, error, reset }] = useUpdateBrandKitMutation();
  const faults = useFormFaults(error, ['name']);
  const form: KitForm = { ...kit, ...edits };
  const valid = kitOf(form);
  const isChanged = !valid || !areAlike(valid, kit);
  const edit = (change: Partial<KitForm>) => setEdits({ ...edits, ...change });
  const handleDiscard = () => {
    setEdits({});
    reset();
  };
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React hands on what is submitted in the dialog that images are chosen in.
    if (event.target !== event.currentTarget || isLoading || hindrance !== undefined || !valid) return;
    const { data } = await update({ ...workspace, brandKit: valid });
    if (data) setEdits(data);
  };
  return (
    <Form onSubmit={(event) => void handleSubmit(event)}>
      <Parts disabled={hindrance !== undefined}>
        <FormFaults {...faults} />
        {hindrance !== undefined && <Notice tone="warn">{hindrance}</Notice>}
        {isEmptyKit(form) && (
          <QuietText>Nothing is set yet: save your brand once, and you won’t have to enter it for each ad.</QuietText>
        )}
        <Panel title="Name and logo">
          <Stack gap={16} maxWidth={400}>
            <TextField
              label="Brand name"
              value={form.name}
              onChange={(name) => edit({ name })}
              error={faults.at.name}
              hint="Appears when there’s no logo."
              maxLength={bounds.BrandKit.name.maxLength}
            />
            <LogoField logoId={form.logo_id} onChange={(id) => edit({ logo_id: id })} />
          </Stack>
        </Panel>
        <Panel title="Colors">
          <BrandColorsField colors={form.colors} onChange={(colors) => edit({ colors })} />
        </Panel>
        <Panel title="Fonts">
          <Stack gap={16} maxWidth={400}>
            <SelectField
              label="Headline font"
              value={form.display_font ?? none}
              options={displayFonts}
              onChange={(font) => edit({ display_font: font === none ? null : font })}
            />
            <SelectField
              label="Body font"
              value={form.text_font ?? none}
              options={textFonts}
              onChange={(font) => edit({ text_font: font === none ? null : font })}
            />
          </Stack>
        </Panel>
        <Row>
          <BusyButton
            type="submit"
            variant="contained"
            disabled={!isChanged || !valid}
            busy={isLoading}
            busyLabel="Saving…"
          >
            Save brand kit
          </BusyButton>
          {isChanged && !isLoading && (
            <Button variant="text" onClick={handleDiscard}>
              Discard changes
            </Button>
          )}
        </Row>
      </Parts>
      <BrandPreview form={form} />
    </Form>
  );
}

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)',
  gap: 24,
  alignItems: 'start',
  [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Everything in it is disabled where nothing may be changed. */
const Parts = styled('fieldset')({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
