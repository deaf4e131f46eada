import { type SubmitEvent, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import type { AdFormat } from '../../../ad-kit/ad';
import { withScheme } from '../../../ad-kit/webAddress';
import { type NewAd, useCreateAdMutation } from '../../api/adsApi';
import { bounds } from '../../api/bounds';
import { FormFaults } from '../../components/FormFaults';
import { HeldButton } from '../../components/HeldButton';
import { TextField } from '../../components/TextField';
import type { Setup } from '../../domain/ads/blankAd';
import { useBrandKit } from '../../domain/brand/useBrandKit';
import { CampaignPicker } from '../../domain/ads/CampaignPicker';
import { useFormFaults } from '../../domain/forms/useFormFaults';
import { MadeIn } from '../../domain/teams/MadeIn';
import { useHindrance } from '../../domain/teams/useMay';
import { useWorkspace } from '../../domain/teams/workspace';
import { paths } from '../../lib/paths';
import { BriefChoice } from './BriefChoice';
import { FormatChoice } from './FormatChoice';
import { useBriefOfCampaign } from './useBriefOfCampaign';
import { useDefaultBrand } from './useDefaultBrand';

type Props = {
  name: string;
  campaignId: string | null;
  formats: readonly AdFormat[];
  /** The ad to store for what the person has said. */
  make: (setup: Setup) => NewAd;
  onCreated?: () => void;
};

/** Asks what an ad needs before it can be written, stores it and opens it. Keeps what was said when that fails. */
export function SetUpForm({
  name: firstName,
  campaignId: firstCampaign,
  formats: firstFormats,
  make,
  onCreated,
}: Props) {
  const navigate = useNavigate();
  const [name, setName] = useState(firstName);
  const [campaignId, setCampaignId] = useState(firstCampaign);
  const [formats, setFormats] = useState<readonly AdFormat[]>(firstFormats);
  const kit = useBrandKit();
  const [brand, setBrand] = useDefaultBrand(kit);
  const [link, setLink] = useState('');
  const [lacksFormat, setLacksFormat] = useState(false);
  const workspace = useWorkspace();
  const hindrance = useHindrance('createAd');
  const [createAd, { isLoading: isCreating, error: notCreated }] = useCreateAdMutation();
  const filling = useBriefOfCampaign(campaignId);
  const isLoading = isCreating || filling.isWriting;
  const faults = useFormFaults(filling.error ?? notCreated, ['name']);
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React hands on what is submitted in the dialog of a new campaign.
    if (event.target !== event.currentTarget || isLoading || hindrance !== undefined) return;
    setLacksFormat(formats.length === 0);
    if (formats.length === 0) return;
    const setup = { name, campaignId, formats, brand: brand.trim(), link: withScheme(link.trim()), kit };
    const newAd = await filling.fill(make(setup), setup.link);
    if (!newAd) return;
    const { data: ad } = await createAd({ ...workspace, newAd });
    if (!ad) return;
    onCreated?.();
    await navigate(paths.ad(ad.id), { replace: true });
  };
  return (
    <Form onSubmit={(event) => void handleSubmit(event)}>
      <FormFaults {...faults} />
      <MadeIn />
      <TextField
        label="Ad name"
        value={name}
        onChange={setName}
        error={faults.at.name}
        maxLength={bounds.NewAd.name.maxLength}
        required
      />
      <TextField
        label="Brand"
        value={brand}
        onChange={setBrand}
        hint="The advertiser’s name as shown in the artwork."
        maxLength={bounds.ArtworkDesign.brand.maxLength}
      />
      <TextField
        label="Landing page"
        value={link}
        onChange={setLink}
        hint="Used in every format. You can change it per format later."
        placeholder="https://"
        inputMode="url"
        maxLength={bounds.MetaFeedAd.final_url.maxLength}
      />
      <div>
        <CampaignPicker value={campaignId} onChange={setCampaignId} />
        <BriefChoice campaignId={campaignId} filling={filling} />
      </div>
      <FormatChoice
        chosen={formats}
        onChange={setFormats}
        error={lacksFormat && formats.length === 0 ? 'Choose at least one format.' : undefined}
      />
      <div>
        <HeldButton
          hindrance={hindrance}
          type="submit"
          busy={isLoading}
          busyLabel={filling.isWriting ? 'Writing…' : 'Creating…'}
        >
          Open the editor
        </HeldButton>
      </div>
    </Form>
  );
}

const Form = styled('form')({ display: 'grid', gap: 20, maxWidth: 640, gridTemplateColumns: 'minmax(0, 1fr)' });
