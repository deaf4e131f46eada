import type { AdPlatform } from '../../../ad-kit/ad';
import type { Industry } from '../../../ad-kit/artwork/names';
import type { CanvasId } from '../../../ad-kit/canvases';
import type { ArtworkDesign, TemplateCategory } from '../../lib/artworkDesign';

export type { Industry, TemplateCategory };

/** What any template says and looks like. Texts that are not given are empty. */
export interface TemplateContents {
  name: string;
  /** What it is and when it works. */
  description: string;
  format: CanvasId;
  headline: string;
  subheadline: string;
  /** The ad's text beside the picture. */
  bodyText: string;
  /** The call to action in the picture. */
  cta: string;
  /** Meta's id of the button under the ad; null for none in particular. */
  button: string | null;
  /** The line under the ad's headline; empty where the subheadline stands there. */
  shortDescription: string;
  /** Separated by commas. */
  targetAudience: string;
  bestPlatforms: AdPlatform[];
  artwork: ArtworkDesign;
}

/** What people say of a template of their own. */
export interface TemplateFields extends TemplateContents {
  category: TemplateCategory | null;
  industry: Industry | null;
}

export interface NewTemplate extends TemplateFields {
  id: string;
  workspaceId: string;
  /** The maker's account; null once that is gone. */
  createdBy: string | null;
  libraryTemplateId: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A template of an account's own. */
export interface Template extends Omit<NewTemplate, 'workspaceId' | 'createdBy'> {
  uses: number;
}
