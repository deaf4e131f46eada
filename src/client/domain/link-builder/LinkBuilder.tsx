import type { AdFormat } from '../../../ad-kit/ad';
import { type SubmitEvent, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formats } from '../../../ad-kit/formats';
import { type Separator, cleanUtm, utmPreset } from '../../../ad-kit/linkBuilder';
import { withScheme } from '../../../ad-kit/webAddress';
import { DialogActions } from '../../components/DialogActions';
import { Hint } from '../../components/Hint';
import { LazyDialogFrame } from '../../components/LazyDialogFrame';
import { Notice } from '../../components/Notice';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Stack } from '../../components/Stack';
import { TextField } from '../../components/TextField';
import { tokens } from '../../theme/tokens';
import { LinkFields } from './LinkFields';
import { LinkPresets } from './LinkPresets';
import { LinkResult } from './LinkResult';
import { type LinkDraft, draftOf, faultOf, linkOf, withPreset } from './linkDraft';
import { useSeparator } from './useSeparator';

type Props = {
  /** The link as it is; what is measured of it is taken apart. */
  address: string;
  /** The platform whose usual values and placeholders are offered. */
  format: AdFormat;
  /** The campaign whose visits are measured, where it's known. */
  campaignName?: string | undefined;
  /** Called with the whole link when it is applied. */
  onChange: (address: string) => void;
  onClose: () => void;
};

const separators = [
  { value: '_', label: 'spring_sale' },
  { value: '-', label: 'spring-sale' },
] as const satisfies { value: Separator; label: string }[];

/** A dialog that builds an ad's link with all that is measured of it. */
export function LinkBuilder({ address, format, campaignName, onChange, onClose }: Props) {
  const { separator, choose, problem } = useSeparator();
  const [draft, setDraft] = useState<LinkDraft>(() => draftOf(address, format, separator, campaignName));
  const [showsFault, setShowsFault] = useState(address !== '');
  const { platform } = formats[format];
  const fault = faultOf(draft, separator);
  const handleAddressLeft = () => setDraft({ ...draft, address: withScheme(draft.address) });
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setShowsFault(true);
    if (fault !== undefined) return;
    onChange(linkOf(draft, separator));
    onClose();
  };
  return (
    <LazyDialogFrame open title="Build a link" width={720} onClose={onClose}>
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap={16}>
          <TextField
            label="Website URL"
            value={draft.address}
            onChange={(next) => setDraft({ ...draft, address: next })}
            onBlur={handleAddressLeft}
            error={showsFault ? fault : undefined}
            inputMode="url"
            autoComplete="off"
            placeholder="https://www.example.com/page"
          />
          <LinkFields
            utm={draft.utm}
            platform={platform}
            separator={separator}
            onChange={(change) => setDraft({ ...draft, utm: { ...draft.utm, ...change } })}
          />
          <div>
            <Hint below={6}>Word separator in all your links</Hint>
            <SegmentedControl label="Word separator" value={separator} onChange={choose} options={separators} />
          </div>
          {problem && (
            <Notice tone="bad">{`This link uses your choice, but we couldn’t save it. ${problem.detail}`}</Notice>
          )}
          <LinkPresets
            platform={platform}
            defaults={utmPreset(format, separator)}
            current={cleanUtm(draft.utm, separator)}
            onApply={(preset) => setDraft(withPreset(draft, preset))}
          />
          <Result>
            <LinkResult link={linkOf(draft, separator)} utm={cleanUtm(draft.utm, separator)} />
          </Result>
        </Stack>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained">
            Apply
          </Button>
        </DialogActions>
      </form>
    </LazyDialogFrame>
  );
}

/** Stays in view while its parts are edited. */
const Result = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  padding: '12px 0',
  borderTop: `1px solid ${tokens.line}`,
  backgroundColor: tokens.raised,
});
