import { displayFontNames, textFontNames } from '../../../ad-kit/artwork/names';
import { colourSchemes, swatchesOf } from '../../../ad-kit/artwork/colourSchemes';
import type { ArtworkDesign } from '../../lib/artworkDesign';
import type { OfferedTemplate } from '../../modules/template-library/templateLibrary.service';
import type { IndustryCount, PopularTemplate } from '../../modules/template-library/libraryTemplates.types';
import type { Template, TemplateContents, TemplateFields } from '../../modules/templates/templates.types';
import type { WireTypes } from '../handlers';
import { fromWireArtwork, toWireArtwork } from './artwork';

/** Where a template's drawing is; another address for another drawing, so that it may be kept. */
const artworkAddress = ({ id, version }: { id: string; version: string }): string =>
  `/api/template-library/templates/${id}/artwork?v=${version}`;

/** What any template says and looks like. */
const toWireContents = (template: TemplateContents) => ({
  name: template.name,
  description: template.description,
  format: template.format,
  headline: template.headline,
  subheadline: template.subheadline,
  body_text: template.bodyText,
  cta: template.cta,
  target_audience: template.targetAudience,
  best_platforms: template.bestPlatforms,
  design_elements: toWireDesign(template.artwork),
});

export const toWireLibraryTemplate = (template: OfferedTemplate): WireTypes['LibraryTemplate'] => ({
  ...toWireContents(template),
  id: template.id,
  category: template.category,
  industry: template.industry,
  thumbnail: artworkAddress(template),
  conversion_tips: template.conversionTips,
  uses: template.uses,
  locked: template.isLocked,
});

export const toWireIndustry = ({ name, count, popular }: IndustryCount): WireTypes['IndustryCount'] => ({
  name,
  count,
  popular_templates: popular.map((template: PopularTemplate) => ({
    id: template.id,
    name: template.name,
    thumbnail: artworkAddress(template),
  })),
});

export const toWireTemplate = (template: Template): WireTypes['Template'] => ({
  ...toWireContents(template),
  id: template.id,
  category: template.category,
  industry: template.industry,
  uses: template.uses,
  library_template_id: template.libraryTemplateId,
  created_at: template.createdAt.toISOString(),
  updated_at: template.updatedAt.toISOString(),
});

export const fromWireTemplate = (body: WireTypes['NewTemplate']): TemplateFields => ({
  name: body.name,
  description: body.description ?? '',
  category: body.category ?? null,
  industry: body.industry ?? null,
  format: body.format,
  headline: body.headline,
  subheadline: body.subheadline ?? '',
  bodyText: body.body_text ?? '',
  cta: body.cta ?? '',
  targetAudience: body.target_audience ?? '',
  bestPlatforms: body.best_platforms ?? [],
  artwork: fromWireArtwork(body.design_elements.artwork),
});

/** What a body says of a template; `undefined` for what it leaves out. */
export const fromWireTemplateChange = (body: WireTypes['TemplateChange']): Partial<TemplateFields> => ({
  name: body.name,
  description: body.description,
  category: body.category,
  industry: body.industry,
  format: body.format,
  headline: body.headline,
  subheadline: body.subheadline,
  bodyText: body.body_text,
  cta: body.cta,
  targetAudience: body.target_audience,
  bestPlatforms: body.best_platforms,
  artwork: body.design_elements && fromWireArtwork(body.design_elements.artwork),
});

const toWireDesign = (artwork: ArtworkDesign): WireTypes['DesignElements'] => ({
  color_scheme: swatchesOf(colourSchemes[artwork.colours]),
  fonts: [...new Set([displayFontNames[artwork.displayFont], textFontNames[artwork.textFont]])],
  artwork: toWireArtwork(artwork),
});
