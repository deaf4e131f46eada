import type { ProductBrief, ProductFacts } from '../../../ad-kit/writer/productBrief';
import type { CampaignBrief } from '../../modules/campaigns/campaigns.types';
import type { WireTypes } from '../handlers';
import { type Every, expectNothingLeft } from './everyField';

type WireFacts = Pick<
  WireTypes['CopyBrief'],
  'offer' | 'price' | 'deadline' | 'proof' | 'words_to_use' | 'banned_words' | 'required_claims'
>;

/** The contract fills its defaults in, so the fallbacks only speak to the types. */
export function fromWireFacts({
  offer = '',
  price = '',
  deadline = '',
  proof = '',
  words_to_use: wordsToUse = [],
  banned_words: bannedWords = [],
  required_claims: requiredClaims = [],
  ...rest
}: Partial<WireFacts>): ProductFacts {
  expectNothingLeft(rest);
  return { offer, price, deadline, proof, wordsToUse, bannedWords, requiredClaims };
}

export const toWireFacts = (facts: ProductFacts): WireFacts => ({
  offer: facts.offer,
  price: facts.price,
  deadline: facts.deadline,
  proof: facts.proof,
  words_to_use: [...facts.wordsToUse],
  banned_words: [...facts.bannedWords],
  required_claims: [...facts.requiredClaims],
});

export function fromWireProductBrief({
  product_name: productName,
  target_audience: targetAudience,
  landing_page: landingPage,
  tone,
  key_benefits: keyBenefits,
  benefit_kinds: benefitKinds,
  ...facts
}: WireTypes['Brief']): ProductBrief {
  return { productName, targetAudience, landingPage, tone, keyBenefits, benefitKinds, ...fromWireFacts(facts) };
}

export const toWireProductBrief = (brief: ProductBrief): Every<WireTypes['Brief']> => ({
  product_name: brief.productName,
  target_audience: brief.targetAudience,
  landing_page: brief.landingPage,
  tone: brief.tone,
  key_benefits: [...brief.keyBenefits],
  benefit_kinds: [...brief.benefitKinds],
  ...toWireFacts(brief),
});

export const toWireCampaignBrief = ({ brief, revision }: CampaignBrief): Every<WireTypes['CampaignBrief']> => ({
  brief: toWireProductBrief(brief),
  revision,
});
