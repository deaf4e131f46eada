import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { alikeLinks, otherVariant } from '../../../ad-kit/alikeLinks';
import { listed } from '../../../ad-kit/listed';
import type { SavedAd } from '../../api/adsApi';
import { EmptyState } from '../../components/EmptyState';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { ShareButton } from '../../domain/proofs/ShareButton';
import { useMay } from '../../domain/teams/useMay';
import { paths } from '../../lib/paths';
import { countOf } from '../../lib/text';
import { Stack } from '../../components/Stack';
import { Page } from './Page';
import { VariantMatrix } from './VariantMatrix';
import { WhatDiffers } from './WhatDiffers';

type Props = { id: string; variants: readonly SavedAd[] };

/** Which variants there are, where they differ, and how each looks in every format. */
export function CompareVariants({ id, variants }: Props) {
  const name = variants.find((one) => one.id === id)?.name ?? '';
  const mayShare = useMay('createProof');
  const isAlone = variants.length < 2;
  const alike = alikeLinks(variants.map(({ variant_name, contents }) => otherVariant(variant_name ?? '', contents)));
  return (
    <Page>
      <PageHeader
        title="Compare Variants"
        subtitle={isAlone ? name : `${name} · ${countOf(variants.length, 'variant')}`}
        back={{ to: paths.ad(id), label: 'Back to the editor' }}
        actions={
          !isAlone && mayShare && <ShareButton of={{ ad_ids: variants.map((one) => one.id), name }} size="medium" />
        }
      />
      {isAlone ? (
        <Panel>
          <EmptyState
            title="No variants yet"
            text="Add one in the editor to try another headline, picture, or layout."
            action={
              <Button variant="outlined" component={Link} to={paths.ad(id)}>
                Open the Editor
              </Button>
            }
          />
        </Panel>
      ) : (
        <Stack gap={16}>
          {alike.map(({ names, hasContent }) => (
            <Notice key={`${hasContent} ${names.join()}`} tone="warn">
              {alikeSentence(names, hasContent)}
            </Notice>
          ))}
          <WhatDiffers variants={variants} />
          <VariantMatrix variants={variants} />
        </Stack>
      )}
    </Page>
  );
}

const alikeSentence = (names: readonly string[], hasContent: boolean): string =>
  hasContent
    ? `${listed(names)} have a link with the same utm_content, so reports can’t tell them apart. Give each its own.`
    : `${listed(names)} share a link. Files for ads managers tell them apart by themselves; in links you paste yourself, set a utm_content for each.`;
