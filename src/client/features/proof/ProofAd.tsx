import { useCallback, useId, useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import type { ArtworkImage } from '../../../ad-kit/artwork/artwork';
import { schemeOf } from '../../../ad-kit/artwork/brandScheme';
import type { ArtworkFormat } from '../../api/adsApi';
import type { SharedAd, SharedImage } from '../../api/proofsApi';
import { AdPreviews } from '../../domain/ad-previews/AdPreviews';
import { advertiserName } from '../../domain/ad-previews/advertiserName';
import { ArtworkPicture } from '../../domain/artwork/ArtworkPicture';
import type { Approval } from './approval';
import { CommentButton, ProofComments } from './ProofComments';
import { ProofDecision } from './ProofDecision';
import { sharedImageAddress } from './sharedImageAddress';
import { useProofComments } from './useProofComments';
import { tokens } from '../../theme/tokens';

type Props = {
  ad: SharedAd;
  /** What is known of the images of all ads. */
  images: readonly SharedImage[];
  token: string;
  access: string | undefined;
  approval: Approval;
  /** Who advertises where the ad doesn't say. */
  otherName: string;
  /** Who decides and comments. */
  name: string;
  onName: (name: string) => void;
};

/** One ad of a proof in all its formats, drawn as in the editor. */
export function ProofAd({ ad, images, token, access, approval, otherName, name, onName }: Props) {
  const titleId = useId();
  const [wantsApproved, setWantsApproved] = useState(false);
  const showsApproved = wantsApproved && ad.approved !== null;
  const comments = useProofComments(ad, token, access);
  const shown = (showsApproved && ad.approved) || ad;
  const { artwork, picture, image_id: imageId, logo_id: logoId } = shown;
  const imageAddress = useCallback((id: string) => sharedImageAddress(token, id, access), [token, access]);
  const drawn = useMemo(() => {
    const drawnImage = (id: string | null): ArtworkImage | undefined => {
      const image = images.find((one) => one.id === id);
      if (!image) return undefined;
      const { width, height, transparent, tones } = image;
      return { href: imageAddress(image.id), width, height, isTransparent: transparent, tones };
    };
    return { image: drawnImage(imageId), logo: drawnImage(logoId) };
  }, [images, imageId, logoId, imageAddress]);
  const drawArtwork = useCallback(
    (canvas: ArtworkFormat) => <ArtworkPicture design={artwork} format={canvas} texts={picture} images={drawn} />,
    [artwork, picture, drawn],
  );
  const advertises = advertiserName(shown, otherName);
  const logo = drawn.logo?.href;
  const colour = schemeOf(artwork.colours, artwork.brand_colors).accent;
  const advertiser = useMemo(() => ({ name: advertises, logo, colour }), [advertises, logo, colour]);
  return (
    <Section aria-labelledby={titleId}>
      <Title id={titleId}>{ad.name}</Title>
      <CommentButton {...{ ad, comments }} onShowNow={() => setWantsApproved(false)} />
      <AdPreviews
        ads={shown.contents}
        advertiser={advertiser}
        artwork={drawArtwork}
        imageAddress={imageAddress}
        showsSafeZones={false}
        layer={showsApproved ? undefined : comments.layer}
      />
      <Below>
        <ProofComments {...{ ad, token, access, comments, name, onName }} />
        <ProofDecision
          {...{ ad, token, access, approval, name, onName, showsApproved }}
          onShowApproved={setWantsApproved}
        />
      </Below>
    </Section>
  );
}

const Section = styled('section')({ minWidth: 0, paddingTop: 24, borderTop: `1px solid ${tokens.line}` });

const Below = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 720px)', marginTop: 24 });

const Title = styled('h2')({
  marginBottom: 16,
  fontSize: 17,
  lineHeight: '24px',
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
});
