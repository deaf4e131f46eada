import type { ReactNode } from 'react';
import { canvasSize } from '../../../ad-kit/canvases';
import type { Template } from '../../api/templatesApi';
import { formatDayOf } from '../../lib/dates';
import { ArtworkPicture } from '../artwork/ArtworkPicture';
import { DrawnCard } from '../artwork/DrawnCard';

type Props = {
  template: Template;
  /** Stand at the right of its name. */
  actions: ReactNode;
};

/** One of the account's own templates: its drawing, its name and what can be done to it. */
export function OwnTemplateCard({ template, actions }: Props) {
  const { name, format, headline, subheadline, body_text: body, cta } = template;
  const { artwork } = template.design_elements;
  return (
    <DrawnCard
      name={name}
      heading="h2"
      text={`${canvasSize(format)} · Edited ${formatDayOf(template.updated_at)}`}
      drawing={
        artwork && <ArtworkPicture design={artwork} format={format} texts={{ headline, subheadline, body, cta }} />
      }
      actions={actions}
    />
  );
}
