import { useState } from 'react';
import { styled } from '@mui/material/styles';
import type { Ad, AdFormat } from '../../../../ad-kit/ad';
import { convertAd } from '../../../../ad-kit/convert';
import { emptyAd } from '../../../../ad-kit/emptyAd';
import { FormDialog } from '../../../components/FormDialog';
import { SelectField } from '../../../components/SelectField';
import { ConversionList } from '../../../domain/ads/ConversionList';
import { formatName } from '../../../../ad-kit/formats';
import { useAppSelector } from '../../../redux/hooks';
import { tokens } from '../../../theme/tokens';
import { selectDraft } from '../state/adEditorSlice';

type Props = {
  id: string;
  offered: readonly AdFormat[];
  onAdd: (from: Ad, format: AdFormat) => void;
  onClose: () => void;
};

const blank = 'blank';

/** Asks for a format and what its text begins with, and shows beforehand what would be shortened, split or dropped. */
export function AddFormatDialog({ id, offered, onAdd, onClose }: Props) {
  const ads = useAppSelector((state) => selectDraft(state, id).contents);
  const [format, setFormat] = useState<AdFormat>(offered[0] ?? 'google_search');
  const [source, setSource] = useState<AdFormat | typeof blank>(ads[0]?.format ?? blank);
  const from = ads.find((ad) => ad.format === source) ?? emptyAd(format);
  const { changes, missing } = convertAd(from, format);
  return (
    <FormDialog
      open
      title="Add a format"
      onClose={onClose}
      onSubmit={() => onAdd(from, format)}
      submitLabel="Add format"
      busyLabel="Adding…"
      busy={false}
      width={520}
    >
      <SelectField
        label="Format"
        value={format}
        onChange={setFormat}
        options={offered.map((value) => ({ value, label: formatName(value) }))}
      />
      <SelectField
        label="Start with"
        value={source}
        onChange={setSource}
        options={[
          ...ads.map((ad) => ({ value: ad.format, label: `Text from ${formatName(ad.format)}` })),
          { value: blank, label: 'Empty fields' },
        ]}
      />
      {source !== blank && (
        <Outcome>
          <ConversionList from={source} to={format} changes={changes} missing={missing} />
        </Outcome>
      )}
    </FormDialog>
  );
}

const Outcome = styled('div')({ paddingTop: 16, borderTop: `1px solid ${tokens.line}` });
