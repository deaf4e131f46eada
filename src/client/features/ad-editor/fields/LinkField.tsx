import { type FocusEvent, use, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { AdFormat } from '../../../../ad-kit/ad';
import { channelForecast } from '../../../../ad-kit/channels';
import { limitsOf } from '../../../../ad-kit/limits';
import { readLink } from '../../../../ad-kit/linkBuilder';
import { withScheme } from '../../../../ad-kit/webAddress';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetCampaignQuery } from '../../../api/campaignsApi';
import { useAppSelector } from '../../../redux/hooks';
import { selectDraft } from '../state/adEditorSlice';
import { EditorIdContext } from './editorId';
import { LinkBuilder } from '../../../domain/link-builder/LinkBuilder';
import type { FieldValue } from '../../../domain/ads/fieldPaths';
import { AdTextField } from './AdTextField';
import { type FindingsByPath, fieldId, findingsAt } from './findingsAt';

type Props = {
  format: AdFormat;
  path: string;
  label: string;
  value: string;
  findings: FindingsByPath;
  onEdit: (path: string, value: FieldValue) => void;
};

/** Where the ad links to, with the channel that Google Analytics will file its visits under. */
export function LinkField({ format, path, label, value, findings, onEdit }: Props) {
  const [isBuilding, setIsBuilding] = useState(false);
  const campaignName = useCampaignName();
  const handleLeave = ({ target }: FocusEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    const address = withScheme(target.value);
    if (address !== target.value) onEdit(path, address);
  };
  return (
    // An address is mostly written as one says it; the platforms want it whole.
    <div onBlur={handleLeave}>
      <AdTextField
        id={fieldId(format, path)}
        label={label}
        path={path}
        value={value}
        limits={limitsOf(format, path)}
        findings={findingsAt(findings, path)}
        onEdit={onEdit}
        isLink
        hint={forecastOf(value)}
        placeholder="https://"
      />
      <Build variant="text" size="small" onClick={() => setIsBuilding(true)} aria-haspopup="dialog">
        Add UTM tags
      </Build>
      {isBuilding && (
        <LinkBuilder
          address={value}
          format={format}
          campaignName={campaignName}
          onChange={(link) => {
            onEdit(path, link);
            setIsBuilding(false);
          }}
          onClose={() => setIsBuilding(false)}
        />
      )}
    </div>
  );
}

/** The name of the campaign that the ad in the editor belongs to. */
function useCampaignName(): string | undefined {
  const id = use(EditorIdContext);
  const campaignId = useAppSelector((state) => (id === undefined ? null : selectDraft(state, id).campaign_id));
  return useGetCampaignQuery(campaignId === null ? skipToken : { id: campaignId }).data?.name;
}

/** Nothing for a link without tags: then the referrer decides, which nobody knows here. */
function forecastOf(link: string): string | undefined {
  const { utm } = readLink(link);
  if (utm.source === '' && utm.medium === '') return undefined;
  const { channel, warning } = channelForecast(utm);
  if (warning !== null) return warning;
  return channel === null
    ? 'The channel depends on tags the platform fills in.'
    : `GA4 will report this as ${channel}.`;
}

const Build = styled(Button)({ marginTop: 4, marginLeft: -8 });
