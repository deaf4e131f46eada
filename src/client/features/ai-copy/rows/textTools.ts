import type { AdType, CopyBrief, CopyTone, TextChange, TextWish } from '../../../api/aiApi';
import { copyToneValues } from '../../../api/bounds';
import { toneNames } from '../../../domain/briefs/tones';
import type { CopyKind } from '../copyKinds';

/** What is known of a text's subject. The request for headlines says less than the brief for a whole ad. */
export type About = Pick<CopyBrief, 'product_name' | 'target_audience' | 'platform'> & Partial<CopyBrief>;

/** What can be done to a text; a tone writes it anew in that tone. */
export type TextTool = TextChange | CopyTone;

const mostAvoided = 60;
const usualTone: CopyTone = 'professional';
/** What headlines alone are for: nothing asks for their ad type. */
export const usualAdType: AdType = 'display';

/** The kinds by their names in calls about a single text. */
export const wireKinds: Record<CopyKind, NonNullable<TextWish['kind']>> = {
  headlines: 'headline',
  descriptions: 'description',
  call_to_actions: 'call_to_action',
  full_ad_copy: 'full_ad',
};

const changeNames = { another: 'Write another', shorten: 'Shorten', lengthen: 'Lengthen' } as const;

/** What can be done to a text, in the order of its menu, without the tone that it has already. */
export function toolsFor({ tone = usualTone }: About): { tool: TextTool; label: string }[] {
  const tones = copyToneValues.filter((other) => other !== tone);
  return [
    ...(['another', 'shorten', 'lengthen'] as const).map((tool) => ({ tool, label: changeNames[tool] })),
    ...tones.map((tool) => ({ tool, label: `Make it ${toneNames[tool].toLowerCase()}` })),
  ];
}

type Wished = {
  about: About;
  kind: CopyKind;
  tool: TextTool;
  text: string;
  /** The existing texts: the text's neighbors and its earlier versions. */
  avoid: readonly string[];
};

/** What is asked of the backend to change one text. */
export function wishOf({ about, kind, tool, text, avoid }: Wished): TextWish {
  const isChange = tool === 'another' || tool === 'shorten' || tool === 'lengthen';
  return {
    product_name: about.product_name,
    target_audience: about.target_audience,
    platform: about.platform,
    tone: isChange ? (about.tone ?? usualTone) : tool,
    key_benefits: about.key_benefits ?? [],
    ...(about.benefit_kinds?.length && { benefit_kinds: about.benefit_kinds }),
    call_to_action: about.call_to_action ?? null,
    include_emojis: about.include_emojis ?? false,
    max_characters: about.max_characters ?? null,
    kind: wireKinds[kind],
    ad_type: about.ad_type ?? usualAdType,
    change: isChange ? tool : 'another',
    text,
    avoid: [...new Set(avoid)].slice(-mostAvoided),
    count: 1,
  };
}
