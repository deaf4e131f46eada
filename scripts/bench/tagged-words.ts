import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';

/** A word as the tagger reads it: `pos` is a universal part of speech, such as "NOUN". */
export type TaggedWord = { text: string; low: string; lemma: string; pos: string };

export type TaggedSentence = { text: string; words: readonly TaggedWord[] };

const nlp = winkNLP(model, ['sbd', 'pos']);
/** As the package has them; its types let none of them be handed back to it. */
const read = nlp.its as unknown as Record<'lemma' | 'pos' | 'stem', (index: number, token: unknown) => string>;

/** Words of a list, parted by spaces or lines. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** The tagger takes these for verbs too readily. */
const nounsMostly = setOf('rates calls stalls tours deals prices answers everything');

export const isNoun = (word: TaggedWord | undefined) => word?.pos === 'NOUN' || word?.pos === 'PROPN';

export const isPlural = ({ low, lemma, pos }: TaggedWord) =>
  /[^siu]s$/.test(low) && (pos === 'PROPN' || (pos === 'NOUN' && low !== lemma));

/** "ships", "gives". */
export const isThirdPerson = ({ low, lemma, pos }: TaggedWord) =>
  pos === 'VERB' && /[^s]s$/.test(low) && low !== lemma && !nounsMostly.has(low);

/** "roasted", "made". */
export const isParticiple = ({ low, lemma, pos }: TaggedWord) =>
  pos === 'VERB' && low !== lemma && !/(?:s|ing)$/.test(low);

export const isBase = ({ low, lemma, pos }: TaggedWord) => pos === 'VERB' && low === lemma && !nounsMostly.has(low);

/** Nothing, or a sign that ends what was being said. */
export const isEnd = (word: TaggedWord | undefined) => word === undefined || /^[.,!?;:]$/.test(word.text);

export function sentencesOf(text: string): TaggedSentence[] {
  const sentences = nlp.readDoc(text).sentences();
  return Array.from({ length: sentences.length() }, (_, at) => {
    const sentence = sentences.itemAt(at);
    const tokens = sentence.tokens();
    const [lemmas, parts] = [tokens.out(read.lemma), tokens.out(read.pos)];
    const words = tokens.out().map((word, index) => ({
      text: word,
      low: word.toLowerCase(),
      lemma: lemmas[index] ?? '',
      pos: parts[index] ?? '',
    }));
    return { text: sentence.out(), words };
  });
}

/** Stems of a text's words, small. */
export const stemsOf = (text: string): string[] => nlp.readDoc(text.toLowerCase()).tokens().out(read.stem);
