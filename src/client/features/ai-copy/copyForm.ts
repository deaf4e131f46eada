import type { AdType, BenefitKind, CopyBrief, CopyPlatform, CopyTone, Generation } from '../../api/aiApi';
import { platformValues } from '../../api/bounds';

/** What is typed into the form, as it is typed. */
export type CopyForm = {
  product_name: string;
  target_audience: string;
  /** `none` until one is chosen: a select knows no empty value. */
  platform: CopyPlatform | 'none';
  ad_type: AdType;
  tone: CopyTone;
  /** At least one, blank ones included. */
  key_benefits: string[];
  /** What a person says that a benefit is, by its trimmed text. */
  said_kinds: Readonly<Record<string, BenefitKind>>;
  call_to_action: string;
  max_characters: string;
  include_emojis: boolean;
};

export const emptyForm: CopyForm = {
  product_name: '',
  target_audience: '',
  platform: 'none',
  ad_type: 'display',
  tone: 'professional',
  key_benefits: [''],
  said_kinds: {},
  call_to_action: '',
  max_characters: '',
  include_emojis: false,
};

/** The fields that may be at fault, by their names on the wire. */
export const copyFields = [
  'product_name',
  'target_audience',
  'platform',
  'ad_type',
  'tone',
  'key_benefits',
  'call_to_action',
  'max_characters',
  'include_emojis',
] as const;
export type CopyField = (typeof copyFields)[number];
/** One of the benefits that are sent, counted from 0: blank ones are not. */
type SentBenefit = `key_benefits.${number}`;
export type CopyFaults = Partial<Record<CopyField | SentBenefit, string>>;

/** The fields that a form shows, those of its benefits included. */
export function shownFields({ key_benefits }: CopyForm): (CopyField | SentBenefit)[] {
  return [...copyFields, ...key_benefits.map((_benefit, at): SentBenefit => `key_benefits.${at}`)];
}

/** What is wrong with each row of benefits: with all of them at the first, with one that was sent at its own. */
export function benefitFaults(benefits: readonly string[], faults: CopyFaults): (string | undefined)[] {
  let sent = 0;
  return benefits.map((benefit, at) => {
    const own = benefit.trim() === '' ? undefined : faults[`key_benefits.${sent++}`];
    return own ?? (at === 0 ? faults.key_benefits : undefined);
  });
}

/** A missing part, in the words of its toast, and the fields that lack something. */
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

/** Those that say something, trimmed. */
export const benefitsOf = (benefits: readonly string[]): string[] =>
  benefits.map((benefit) => benefit.trim()).filter((benefit) => benefit !== '');

/** A benefit may read like a property that every object has. */
export const kindIn = (kinds: Readonly<Record<string, BenefitKind>>, benefit: string): BenefitKind | undefined =>
  Object.hasOwn(kinds, benefit.trim()) ? kinds[benefit.trim()] : undefined;

/** What was said of benefits that are still there. */
export function keptKinds({ key_benefits, said_kinds }: Pick<CopyForm, 'key_benefits' | 'said_kinds'>) {
  const there = new Set(benefitsOf(key_benefits));
  return Object.fromEntries(Object.entries(said_kinds).filter(([benefit]) => there.has(benefit)));
}

/** What the form asks for. Only for a form that misses nothing. */
export function briefOf({ said_kinds: said, ...form }: CopyForm): CopyBrief {
  const limit = Number.parseInt(form.max_characters, 10);
  const benefits = benefitsOf(form.key_benefits);
  const kinds = benefits.map((benefit) => kindIn(said, benefit) ?? null);
  return {
    ...form,
    product_name: form.product_name.trim(),
    target_audience: form.target_audience.trim(),
    platform: form.platform === 'none' ? platformValues[0] : form.platform,
    key_benefits: benefits,
    // Another backend may not know of kinds.
    ...(kinds.some((kind) => kind !== null) && { benefit_kinds: kinds }),
    call_to_action: form.call_to_action.trim(),
    max_characters: Number.isNaN(limit) ? null : limit,
  };
}

/** The form that asks for what an earlier generation was asked for. */
export function formOf({ request }: Pick<Generation, 'request'>): CopyForm {
  const asked: Partial<CopyBrief> = request;
  return {
    product_name: asked.product_name ?? '',
    target_audience: asked.target_audience ?? '',
    platform: asked.platform ?? 'none',
    ad_type: asked.ad_type ?? emptyForm.ad_type,
    tone: asked.tone ?? emptyForm.tone,
    key_benefits: asked.key_benefits?.length ? asked.key_benefits : [''],
    said_kinds: saidIn(asked),
    call_to_action: asked.call_to_action ?? '',
    max_characters: asked.max_characters == null ? '' : String(asked.max_characters),
    include_emojis: asked.include_emojis ?? false,
  };
}

function saidIn({
  key_benefits: benefits = [],
  benefit_kinds: kinds = [],
}: Partial<CopyBrief>): CopyForm['said_kinds'] {
  const said = benefits.map((benefit, at) => [benefit.trim(), kinds[at] ?? null] as const);
  return Object.fromEntries(said.filter((each): each is [string, BenefitKind] => each[1] !== null));
}
