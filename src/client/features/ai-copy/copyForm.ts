import type { AdType, CopyBrief, CopyPlatform, Generation } from '../../api/aiApi';
import { platformValues } from '../../api/bounds';
import type { Brief } from '../../api/campaignsApi';
import { benefitsOf, sentKinds, typedBenefits } from '../../domain/briefs/benefits';
import {
  type BriefForm,
  emptyBriefForm,
  factFields,
  formOfBrief,
  givenFacts,
  typedFacts,
  wordFields,
} from '../../domain/briefs/briefForm';

/** What is typed into the form: a brief without its landing page, and what applies to this copy alone. */
export type CopyForm = Omit<BriefForm, 'landing_page'> & {
  /** `none` until one is chosen: a select knows no empty value. */
  platform: CopyPlatform | 'none';
  ad_type: AdType;
  call_to_action: string;
  max_characters: string;
  include_emojis: boolean;
};

const { landing_page: _page, ...emptyBrief } = emptyBriefForm;

export const emptyForm: CopyForm = {
  ...emptyBrief,
  platform: 'none',
  ad_type: 'display',
  call_to_action: '',
  max_characters: '',
  include_emojis: false,
};

/** The fields that may be at fault, by their names on the wire. */
const copyFields = [
  'product_name',
  'target_audience',
  'platform',
  'ad_type',
  'tone',
  'key_benefits',
  'call_to_action',
  'max_characters',
  'include_emojis',
  ...factFields,
  ...wordFields,
] as const;
export type CopyField = (typeof copyFields)[number];
/** One of the benefits that are sent, counted from 0: blank ones are not. */
type SentBenefit = `key_benefits.${number}`;
type CopyFaults = Partial<Record<CopyField | SentBenefit, string>>;

/** The fields that a form shows, those of its benefits included. */
export function shownFields({ key_benefits }: CopyForm): (CopyField | SentBenefit)[] {
  return [...copyFields, ...key_benefits.map((_benefit, at): SentBenefit => `key_benefits.${at}`)];
}

/** A missing part: the text of its toast, and the fields that lack something. */
export type MissingPart = { title: string; description: string; faults: CopyFaults };

/** What keeps a form from being sent; `undefined` where nothing does. */
export function missingPart(form: CopyForm): MissingPart | undefined {
  const faults: CopyFaults = {
    ...(form.product_name.trim() === '' && { product_name: 'Please enter a product or service.' }),
    ...(form.target_audience.trim() === '' && { target_audience: 'Please say who the ad is for.' }),
    ...(form.platform === 'none' && { platform: 'Please choose a platform.' }),
  };
  if (Object.keys(faults).length > 0) {
    return {
      title: 'Missing Information',
      description: 'Please fill in product name, target audience, and platform.',
      faults,
    };
  }
  if (form.key_benefits.some((benefit) => benefit.trim() !== '')) return undefined;
  return {
    title: 'Missing Benefits',
    description: 'Please add at least one key benefit.',
    faults: { key_benefits: 'Please add at least one key benefit.' },
  };
}

/** What the form asks for. Only for a form that misses nothing. */
export function briefOf(form: CopyForm): CopyBrief {
  const limit = Number.parseInt(form.max_characters, 10);
  const kinds = sentKinds(form);
  return {
    product_name: form.product_name.trim(),
    target_audience: form.target_audience.trim(),
    platform: form.platform === 'none' ? platformValues[0] : form.platform,
    ad_type: form.ad_type,
    tone: form.tone,
    key_benefits: benefitsOf(form.key_benefits),
    // Another backend may not know of kinds, nor of facts.
    ...(kinds.length > 0 && { benefit_kinds: kinds }),
    ...givenFacts(form),
    call_to_action: form.call_to_action.trim(),
    max_characters: Number.isNaN(limit) ? null : limit,
    include_emojis: form.include_emojis,
  };
}

/** The form for a campaign's brief on the campaign's platform. What only the form has stays. */
export function formWithBrief(form: CopyForm, brief: Brief, platform: CopyPlatform): CopyForm {
  const { landing_page: _landing, ...said } = formOfBrief(brief);
  return { ...form, ...said, platform };
}

/** The form filled in as it was for an earlier generation. */
export function formOf({ request }: Pick<Generation, 'request'>): CopyForm {
  const asked: Partial<CopyBrief> = request;
  return {
    product_name: asked.product_name ?? '',
    target_audience: asked.target_audience ?? '',
    platform: asked.platform ?? 'none',
    ad_type: asked.ad_type ?? emptyForm.ad_type,
    tone: asked.tone ?? emptyForm.tone,
    ...typedBenefits(asked),
    ...typedFacts(asked),
    call_to_action: asked.call_to_action ?? '',
    max_characters: asked.max_characters == null ? '' : String(asked.max_characters),
    include_emojis: asked.include_emojis ?? false,
  };
}
