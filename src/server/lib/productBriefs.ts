import { keptBenefits } from '../../ad-kit/writer/brief';
import type { ProductBrief, ProductFacts } from '../../ad-kit/writer/productBrief';
import { isUnsafeAddress } from '../../ad-kit/webAddress';
import { includesWord } from '../../ad-kit/writer/words/includesWord';
import { invalidField } from './refusal';

/**
 * A brief with its texts trimmed, and without empty ones and words that differ only in capitals. Throws
 * `Refusal('validation_failed')` where it contradicts itself; `at` is where its fields are in the body.
 */
export function tidyProductBrief(brief: ProductBrief, at = 'brief.'): ProductBrief {
  const productName = oneLine(brief.productName);
  const facts = tidyFacts(brief, productName, at);
  if (brief.benefitKinds.length > brief.keyBenefits.length) {
    throw invalidField(`${at}benefit_kinds`, 'These are more than there are benefits.');
  }
  if (isUnsafeAddress(brief.landingPage)) {
    const message = 'Landing page must be a web address that starts with https:// or http://, without a username.';
    throw invalidField(`${at}landing_page`, message);
  }
  const trimmed = brief.keyBenefits.map((benefit) => benefit.trim());
  return {
    ...brief,
    ...facts,
    ...keptBenefits({ keyBenefits: trimmed, benefitKinds: brief.benefitKinds }, (benefit) => benefit !== ''),
    productName,
    targetAudience: brief.targetAudience.trim(),
    landingPage: brief.landingPage.trim(),
  };
}

/** Everything of a brief but its benefits, tidied like `tidyProductBrief`; other fields are dropped. */
export function tidyFacts(facts: ProductFacts, productName: string, at = ''): ProductFacts {
  const words = tidyWords(facts, at);
  const banned = words.bannedWords.find((word) => includesWord(productName, word));
  if (banned !== undefined) {
    throw invalidField(`${at}banned_words`, `“${banned}” is part of the product’s name. Please change one of them.`);
  }
  return {
    offer: oneLine(facts.offer),
    price: oneLine(facts.price),
    deadline: oneLine(facts.deadline),
    proof: oneLine(facts.proof),
    ...words,
  };
}

type Words = Pick<ProductFacts, 'wordsToUse' | 'bannedWords' | 'requiredClaims'>;

/** The words that texts must use or avoid, tidied like `tidyProductBrief`. */
export function tidyWords({ wordsToUse, bannedWords, requiredClaims }: Words, at = ''): Words {
  const words = {
    wordsToUse: distinct(wordsToUse),
    bannedWords: distinct(bannedWords),
    requiredClaims: distinct(requiredClaims),
  };
  for (const banned of words.bannedWords) {
    if (words.wordsToUse.some((word) => includesWord(word, banned))) {
      const message = `“${banned}” is also one of your words to use. Please choose one or the other.`;
      throw invalidField(`${at}banned_words`, message);
    }
    if (words.requiredClaims.some((claim) => includesWord(claim, banned))) {
      const message = `A required claim contains the banned word “${banned}”. Please change one of them.`;
      throw invalidField(`${at}required_claims`, message);
    }
  }
  return words;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function distinct(texts: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const text of texts.map(oneLine)) {
    const key = text.toLocaleLowerCase('en');
    if (text !== '' && !found.has(key)) found.set(key, text);
  }
  return [...found.values()];
}
