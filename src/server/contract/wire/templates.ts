import { displayFontNames, textFontNames } from '../../../ad-kit/artwork/names';
import { schemeOf } from '../../../ad-kit/artwork/brandScheme';
import { swatchesOf } from '../../../ad-kit/artwork/colourSchemes';
import type { ArtworkDesign } from '../../lib/artworkDesign';
import { type Workspace, teamIdOf } from '../../lib/scope';
import type { OfferedTemplate } from '../../modules/template-library/templateLibrary.service';
import type { IndustryCount, PopularTemplate } from '../../modules/template-library/libraryTemplates.types';
import type { Template, TemplateContents, TemplateFields } from '../../modules/templates/templates.types';
import type { WireTypes } from '../handlers';
import { type Every, expectNothingLeft } from './everyField';
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
  short_description: template.shortDescription,
  target_audience: template.targetAudience,
  best_platforms: template.bestPlatforms,
  design_elements: toWireDesign(template.artwork),
});

export const toWireLibraryTemplate = (template: OfferedTemplate): Every<WireTypes['LibraryTemplate']> => ({
  ...toWireContents(template),
  button: template.button,
  id: template.id,
  category: template.category,
  industry: template.industry,
  thumbnail: artworkAddress(template),
  conversion_tips: template.conversionTips,
  uses: template.uses,
  locked: template.isLocked,
});

export const toWireIndustry = ({ name, count, popular }: IndustryCount): Every<WireTypes['IndustryCount']> => ({
  name,
  count,
  popular_templates: popular.map((template: PopularTemplate) => ({
    id: template.id,
    name: template.name,
    thumbnail: artworkAddress(template),
  })),
});

export const toWireTemplate = (template: Template, workspace: Workspace): Every<WireTypes['Template']> => ({
  ...toWireContents(template),
  button: template.button,
  id: template.id,
  category: template.category,
  industry: template.industry,
  uses: template.uses,
  library_template_id: template.libraryTemplateId,
  team_id: teamIdOf(workspace),
  created_at: template.createdAt.toISOString(),
  updated_at: template.updatedAt.toISOString(),
});

export function fromWireTemplate(body: WireTypes['NewTemplate']): TemplateFields {
  const { name, format, headline, description = '', category = null, industry = null, ...texts } = body;
  const {
    subheadline = '',
    cta = '',
    button = null,
    short_description: shortDescription = '',
    body_text: bodyText = '',
    target_audience: targetAudience = '',
    ...others
  } = texts;
  const { best_platforms: bestPlatforms = [], design_elements: design, ...rest } = others;
  expectNothingLeft(rest);
  const fields = { name, description, category, industry, format, headline, subheadline, bodyText, cta };
  return { ...fields, button, shortDescription, targetAudience, bestPlatforms, artwork: fromWireDesign(design) };
}

/** What a body says of a template; `undefined` for what it leaves out. */
export function fromWireTemplateChange(body: WireTypes['TemplateChange']): Partial<TemplateFields> {
  const { name, format, headline, description, category, industry, subheadline, cta, ...others } = body;
  const { body_text: bodyText, target_audience: targetAudience, best_platforms: bestPlatforms, ...last } = others;
  const { button, short_description: shortDescription, design_elements: design, ...rest } = last;
  expectNothingLeft(rest);
  const fields = { name, description, category, industry, format, headline, subheadline, bodyText, cta };
  const under = { button, shortDescription };
  return { ...fields, ...under, targetAudience, bestPlatforms, artwork: design && fromWireDesign(design) };
}

function fromWireDesign({ artwork, ...rest }: WireTypes['NewTemplate']['design_elements']): ArtworkDesign {
  expectNothingLeft(rest);
  return fromWireArtwork(artwork, 'design_elements.artwork');
}

const toWireDesign = (artwork: ArtworkDesign): Every<WireTypes['DesignElements']> => ({
  color_scheme: swatchesOf(schemeOf(artwork.colours, artwork.brandColours)),
  fonts: [...new Set([displayFontNames[artwork.displayFont], textFontNames[artwork.textFont]])],
  artwork: toWireArtwork(artwork),
});
