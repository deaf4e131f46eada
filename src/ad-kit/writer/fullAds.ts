import type { CopyAdType } from './brief';
import { endedWith, labelled, layOut, naming, type Part, type Story, type Told } from './adLayout';
import { addEmoji } from './emojiFor';
import { shortSentences } from './forms/sentences';
import { firstOf, rotated, woven } from './lists';
import type { Phrase } from './reading/phrase';
import { flowOf } from './flowing';
import { fillForm } from './slots';
import { byStrength, isBeside, mayOpen } from './strength';
import { sentenceCase } from './words/casing';
import { callsInText, isSaidBefore, isTelling } from './callDrafts';
import { sentencesOf } from './factSentences';
import { isPost, preferredSentence, toneOf, unnamedFirst, type Writing } from './drafts';
import { isOfNothing } from './pointing';
import { createTails } from './tails';
import { topicLinesOf } from './topicLines';
import { hookSentence, tradeHooksOf, tradeScenesOf } from './tradeHooks';
import { listStory } from './listStory';
import { answerTo, type Facts, isStiff, late } from './storyAnswer';

type Ads = {
  /** The fullest first, then each without what can be spared. */
  fitting: Iterable<string>;
  /** Where there is little room, or little to say. */
  plain: Iterable<string>;
};

/** Whole ads of the brief's type. Each is drafted when it is wanted. */
export function fullAdsOf(writing: Writing, told: Told): Ads {
  const shapes: Part[][] = [];
  // What is left out may be what names the product.
  const shortened = (spared: number) =>
    naming(
      shapes.map((parts, index) => written(parts, index, writing, spared)),
      writing,
    );
  function* fitting() {
    for (const parts of shapesOf(storiesOf(writing), writing, told)) {
      shapes.push(parts);
      yield written(parts, shapes.length - 1, writing, 0);
    }
    // All of them in full come before the first that is shortened, and these before an ad that says little. Where there
    // is room, a third ad that only leaves out what the others tell is none.
    if (!isRoomy(writing)) yield* shortened(1);
  }
  function* plain() {
    yield* shortened(0);
    if (isRoomy(writing)) yield* shortened(1);
    yield* shortened(2);
    const short = [...shapesOf(plainStoriesOf(writing), writing, told)];
    yield* short.map((parts, index) => written(parts, index, writing, 0));
    shapes.push(...short);
    yield* shortened(3);
    const texts = [...told.description, ...told.headline];
    yield* naming(texts, writing);
    // Where required claims take nearly all the room.
    const filling = { fact: writing.material.facts[0], call: told.callToAction[0] ?? '' };
    const bare = shortSentences.flatMap((form) => fillForm(form, writing.material, filling) ?? []).map(sentenceCase);
    yield* naming(bare, writing);
    yield* bare;
    yield* texts;
  }
  return { fitting: fitting(), plain: plain() };
}

/** Where an ad may be as long as it needs to be. */
const isRoomy = ({ brief }: Writing): boolean =>
  brief.maxCharacters === null && brief.platform !== 'twitter' && brief.adType !== 'story' && brief.adType !== 'search';

function written(parts: readonly Part[], index: number, writing: Writing, spared: number): string {
  const kept = parts.filter(({ spare }) => spare <= 3 - spared);
  const text = labelled(kept).join(writing.brief.adType === 'search' || spared < 2 ? '\n' : ' ');
  return addEmoji(text, 'fullAd', index, writing);
}

/** One ad for each way of telling it; two that follow each other tell it in different ways. */
function* shapesOf(stories: Iterable<Story>, writing: Writing, told: Told): Generator<Part[]> {
  // A call that the brief gives is the one that people are to hear.
  const calls = writing.brief.callToAction
    ? told.callToAction.slice(0, 1)
    : [...new Set([...callsInText(writing), ...told.callToAction.filter(isTelling)])].slice(0, 3);
  // An ad ends with what to do, if only "Learn more"; in another language the button says it.
  const any = calls.length === 0 && !writing.material.isForeign ? told.callToAction[0] : undefined;
  let turn = 0;
  for (const story of stories) {
    const ending = story.more.at(-1) ?? story.answer;
    const fresh = rotated(calls, turn).find((call) => !isSaidBefore(call, ending));
    const call = fresh ?? any ?? '';
    yield layOut(writing, { ...story, call, turn }, told);
    turn += 1;
  }
}

/**
 * Stories: a fact or whom it is for, then what the product does, what shows that it holds, and the offer. No two begin
 * alike, and each part says something new.
 */
function* storiesOf(writing: Writing): Generator<Story> {
  const { material } = writing;
  const facts = byStrength(material.facts);
  const praised = facts.filter(({ isNotice }) => !isNotice);
  const openers = openersOf(praised);
  const answering = praised.filter(({ kind }) => !late.has(kind));
  // Each ad says what there is before what it costs, and the first one what people come for.
  const answers = [
    ...answering.slice(0, 1),
    ...rotated(answering.slice(1), writing.start),
    ...praised.filter(({ kind }) => late.has(kind)),
  ];
  const hooks = tradeHooksOf(writing).map(hookSentence);
  // "For drivers." stops nobody: only where nothing else is left to begin with.
  const crowd = ['{ask}?', ...(praised.length > 2 || hooks.length > 0 ? [] : ['For {whom}.'])]
    .flatMap((form) => fillForm(form, material) ?? [])
    .map(sentenceCase)
    .slice(0, writing.isGrave ? 0 : 1);
  const liked = preferredSentence(writing);
  const [line] = [...facts.flatMap((fact) => topicLinesOf(fact, writing)), ...crowd];
  if (liked !== undefined && line !== undefined) yield { hook: line, answer: liked, more: [] };
  const used = new Set<string>(liked === undefined ? [] : [line ?? '']);
  const tails = createTails();
  const pressing = pressingStory({ facts, praised, answers, tails }, writing);
  if (pressing !== undefined) {
    used.add(pressing.hook);
    yield pressing;
  }
  const { openings, listed } = openingsOf(hooks, crowd[0], writing);
  let told = 0;
  for (let turn = 0; turn < mostStories; turn += 1) {
    const fact = answers[turn % Math.max(1, answers.length)];
    if (!fact) break;
    const opening = openings[turn];
    const first = opening === undefined ? tails.first(openers, fact, writing) : undefined;
    const hook = (first === undefined ? [opening ?? [], crowd].flat() : [first.moment]).find((each) => !used.has(each));
    if (hook === undefined) continue;
    used.add(hook);
    const isLeft = (other: Phrase) => other !== first?.fact;
    const left = { facts: facts.filter(isLeft), praised: praised.filter(isLeft), isTold: first !== undefined };
    const list = told === listed ? listStory(left.facts, writing) : undefined;
    const answer = list ?? answerTo(fact, { ...left, turn, hook, tails }, writing);
    if (answer === undefined) continue;
    told += 1;
    yield quieter({ hook, ...answer });
  }
  if (told <= listed) yield* listsBelow(facts, openers, writing);
  yield* factStories(facts, openers, used, writing);
}

/**
 * What the first three ads begin with, and which of them is a list: three that only tell the same facts in another order
 * are one ad. The list stands below the text that has told the most, else it is the second.
 */
function openingsOf(
  [own, second, third]: readonly string[],
  asked: string | undefined,
  writing: Writing,
): { openings: readonly (string | undefined)[]; listed: number } {
  if (own === undefined) return { openings: [asked], listed: 1 };
  const [scene, other] = hasRoom(writing) ? tradeScenesOf(writing) : [];
  if (scene === undefined) return { openings: [own, asked ?? third, asked ? third : second], listed: 1 };
  // The tone of these is in the line that is theirs alone.
  return isLoud(writing)
    ? { openings: [own, asked ?? third, scene], listed: 2 }
    : { openings: [scene, asked ?? own, other ?? second], listed: 0 };
}

/** Where a text of two sentences leaves room for what there is to say. */
const hasRoom = (writing: Writing): boolean =>
  writing.brief.adType === 'display' && isPost(writing) && (writing.brief.maxCharacters ?? Infinity) >= roomForScene;

const roomForScene = 300;

const isLoud = (writing: Writing): boolean => ['exciting', 'urgent'].includes(toneOf(writing));

/** An urgent ad begins with its deadline, where it has one. */
function pressingStory(
  { facts, praised, answers, tails }: Pick<Facts, 'facts' | 'praised' | 'tails'> & { answers: readonly Phrase[] },
  writing: Writing,
): Story | undefined {
  const deadline = toneOf(writing) === 'urgent' ? praised.find(({ kind }) => kind === 'deadline') : undefined;
  const fact = answers.find((other) => other !== deadline);
  if (deadline === undefined || fact === undefined) return undefined;
  const [hook = `${sentenceCase(deadline.plain)}.`] = topicLinesOf(deadline, writing);
  const isLeft = (other: Phrase) => other !== deadline;
  const left = { facts: facts.filter(isLeft), praised: praised.filter(isLeft), isTold: true };
  const answer = answerTo(fact, { ...left, turn: 0, hook, tails }, writing);
  return answer && quieter({ hook, ...answer });
}

function* plainStoriesOf({ material }: Writing): Generator<Story> {
  for (const { plain } of byStrength(material.facts)) {
    yield { hook: '', answer: sentenceCase(endedWith(material.product, `${sentenceCase(plain)}.`)), more: [] };
  }
  for (const form of plainAnswers) {
    const answer = fillForm(form, material);
    if (answer !== undefined) yield { hook: '', answer: sentenceCase(answer), more: [] };
  }
}

/** How many ads are drafted before those that only tell facts. Each is drafted when it is wanted. */
const mostStories = 9;

/** Facts that an ad begins with; where there are too few for two ads, others as well. */
function openersOf(facts: readonly Phrase[]): readonly Phrase[] {
  const openers = facts.filter(mayOpen);
  return openers.length > 1 ? openers : facts.filter((fact) => !isBeside(fact));
}

/** The list below what people come for, where none is below a hook: the first of them that begins as no other ad does. */
function* listsBelow(facts: readonly Phrase[], openers: readonly Phrase[], writing: Writing): Generator<Story> {
  for (const lead of openers) {
    const others = facts.filter((fact) => fact !== lead);
    const list = listStory(others, writing);
    const lines = [...topicLinesOf(lead, writing), ...unnamedFirst([...sentencesOf(lead, 0, writing)], writing)];
    const hook = lines.find((line) => !isOfNothing(line));
    if (list !== undefined && hook !== undefined) yield quieter({ hook, ...list });
  }
}

/** What it costs, and when: "half day for £75", "Apr 12 to Sept 27". */
const isPrice = ({ kind, plain }: Phrase): boolean =>
  (kind === 'offer' && !/\bfree\b/.test(plain)) ||
  /^(?:\S+ ){0,2}(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}* \d/u.test(plain);

/** Where nothing else begins an ad, a fact does: then what people come for, what else there is, and the price. */
function* factStories(
  facts: readonly Phrase[],
  openers: readonly Phrase[],
  used: ReadonlySet<string>,
  writing: Writing,
): Generator<Story> {
  const hasLed = ({ plain }: Phrase) => [...used].some((hook) => hook.startsWith(sentenceCase(plain)));
  // "Half day for £75" stops nobody before they know of what.
  const stopping = [...openers.filter((fact) => !isPrice(fact)), ...openers.filter(isPrice)];
  const leads = [...stopping.filter((fact) => !hasLed(fact)), ...stopping.filter(hasLed)];
  const come = openers.find(({ kind }) => !late.has(kind));
  const stories = leads.map((lead, turn) => {
    const rest = rotated(
      leads.filter((fact) => fact !== lead && !late.has(fact.kind)),
      turn,
    );
    const fact = come !== undefined && come !== lead ? come : (rest[0] ?? facts.find((other) => other !== lead));
    if (fact === undefined) return [];
    const others = restOf([lead, fact], facts, turn, writing);
    // Each card says one thing.
    const flow = writing.brief.adType === 'carousel' ? undefined : flowOf([fact, ...others], writing);
    const sentences = [...sentencesOf(fact, turn, writing)];
    const [plain = sentences[0]] = isStiff(writing) ? unnamedFirst(sentences, writing) : naming(sentences, writing);
    const isTold = (other: Phrase) => flow?.facts.includes(other) ?? other === fact;
    const answer = flow?.text ?? plain;
    const more = [fact, ...others]
      .filter((other) => !isTold(other))
      .flatMap((other, index) => {
        const worth = index === 0 ? topicLinesOf(other, writing) : [];
        return firstOf([...worth, ...unnamedFirst([...sentencesOf(other, turn, writing)], writing)], 1);
      });
    const told = unnamedFirst([...sentencesOf(lead, turn + 1, writing)], writing);
    const hooks = [...topicLinesOf(lead, writing).slice(0, 2), ...told]
      .filter((hook) => !isOfNothing(hook))
      .slice(0, 3);
    return hooks.flatMap((hook) =>
      answer !== undefined && new Set([hook, answer, ...more]).size === 2 + more.length ? [{ hook, answer, more }] : [],
    );
  });
  // Each fact leads once before any leads again in other words.
  for (const story of woven(...stories)) yield quieter(story);
}

/** Behind its first two facts: a frame is read in a moment, and each card says one more. */
const mostAfter: Record<CopyAdType, number> = { story: 1, carousel: 4, display: 2, video: 2, search: 2 };

/** What an ad tells behind its first two facts, another part of them in each ad; what it costs, and until when, last. */
function restOf(told: readonly Phrase[], facts: readonly Phrase[], turn: number, writing: Writing): Phrase[] {
  const others = rotated(
    facts.filter((fact) => !told.includes(fact)),
    turn,
  ).slice(0, mostAfter[writing.brief.adType]);
  const isLast = ({ kind }: Phrase) => kind === 'offer' || kind === 'deadline';
  return [...others.filter((fact) => !isLast(fact)), ...others.filter(isLast)];
}

/** Where a brief gives little to say. */
const plainAnswers = ['{product}. See for yourself.', '{product}. See how it works.', '{product}. See the details.'];

/** The call at the end of an exciting ad has an exclamation mark: one is heard. */
function quieter(story: Story): Story {
  const quiet = (line: string) => line.replace(/!/g, '.');
  return { ...story, hook: quiet(story.hook), answer: quiet(story.answer), more: story.more.map(quiet) };
}
