import type { AdFormat } from '../../../ad-kit/ad';
import type { Industry, TemplateCategory, TemplateContents } from '../templates/templates.types';

/** A template as the files in `content/` write it. */
export interface LibraryEntry extends TemplateContents {
  /** Lower-case words with hyphens. Copies and counts hang on it, so it never changes. */
  id: string;
  category: TemplateCategory;
  industry: Industry;
  button: string;
  /** Words that people may search for and that stand nowhere else in it, such as trades and occasions. */
  keywords: string;
  /** What makes it work: advice that is true of any ad of its kind. */
  conversionTips: string[];
  /** Whether every plan may use it; left out: only plans with the whole library. */
  isBasic?: true;
}

/** A template of the library as it is stored. */
export interface LibraryTemplate extends Omit<LibraryEntry, 'isBasic' | 'keywords'> {
  isBasic: boolean;
  /** A digest of the entry. */
  version: string;
  uses: number;
}

/** An entry with what the program adds to it; its keywords are all that a search knows it by. */
export interface PlacedEntry extends LibraryEntry {
  version: string;
  /** Its place in the library. */
  position: number;
}

export interface LibraryFilter {
  search?: string;
  category?: TemplateCategory;
  industry?: Industry;
  format?: TemplateContents['format'];
}

export interface PopularTemplate {
  id: string;
  name: string;
  version: string;
}

export interface IndustryCount {
  name: Industry;
  count: number;
  /** The most used first, at most 3; ties in the library's order. */
  popular: PopularTemplate[];
}

export interface LibraryStats {
  templates: number;
  categories: number;
  industries: number;
  uses: number;
}

/** What of an ad is a template's. */
export interface AdSamples {
  /** Of its brand, headline, subheadline and body, each once. */
  texts: string[];
  /** In the order of its formats. */
  fields: { format: AdFormat; field: string }[];
}
