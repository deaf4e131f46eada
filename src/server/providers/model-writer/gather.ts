import { measure } from '../../../ad-kit/measure';
import type { BrandVoice } from '../../../ad-kit/writer/voice';
import type { CopyKind } from '../../../ad-kit/writer/brief';
import { type Collector, createCollector, type Shelf } from './collector';
import { type Assignment, instructionsFor, repairWords, schemaOf, topUpWords } from './instructions';
import { ModelFailure } from './model';
import type { Lists } from './readLists';
import type { Session } from './session';

/** What is to be written, and of what. */
export interface Job {
  assignment: Omit<Assignment, 'counts'>;
  shelves: readonly Shelf[];
  /** Asked for beyond `most`, because some will be dropped. */
  spare: number;
  /** What people typed. */
  data: object;
  voice: BrandVoice;
  avoid?: readonly string[];
  onText?: ((kind: CopyKind, text: string) => void) | undefined;
}

/** Tokens of an answer: enough for models that think before they write, and no more than a call has time for. */
const mostTokens = 8_000;

export const voiceData = ({ description, wordsToUse, bannedWords, requiredClaims }: BrandVoice) => ({
  description,
  words_to_use: wordsToUse,
  banned_words: bannedWords,
  required_claims: requiredClaims,
});

/**
 * Has texts written, measures them, has those that are too long written once more, fits or drops what still is, and
 * asks once for what is missing. Throws `ModelFailure`, with `too_few` where too little can be shown.
 */
export async function gather(session: Session, job: Job): Promise<Lists> {
  const collector = createCollector({ ...job, brief: job.assignment });
  await askFor(
    session,
    job,
    collector,
    job.shelves.map((shelf) => ({ shelf, count: shelf.most + job.spare })),
  );
  await repair(session, job, collector);
  const missing = collector.missing();
  if (Object.keys(missing).length > 0 && session.canAsk()) {
    const counts = job.shelves.flatMap((shelf) => {
      const count = missing[shelf.name];
      return count === undefined ? [] : [{ shelf, count: count + job.spare + 1 }];
    });
    await askFor(session, job, collector, counts, { words: topUpWords, data: { written: collector.kept } });
    collector.fit(collector.takeTooLong());
  }
  if (Object.keys(collector.missing()).length > 0) throw new ModelFailure('too_few');
  return collector.kept;
}

/** What a question has besides the job itself. */
interface More {
  words: string;
  data: object;
}

async function askFor(
  session: Session,
  { assignment, data, voice }: Job,
  collector: Collector,
  counts: Assignment['counts'],
  more?: More,
): Promise<void> {
  const names = counts.map(({ shelf }) => shelf.name);
  const instructions = instructionsFor({ ...assignment, counts });
  await session.ask(
    {
      instructions: more ? `${instructions}\n\n${more.words}` : instructions,
      data: { ...data, brand_voice: voiceData(voice), ...more?.data },
      schema: schemaOf(names),
      maxTokens: mostTokens,
    },
    names,
    (name, text) => {
      const found = counts.find(({ shelf }) => shelf.name === name);
      if (found) collector.offer(found.shelf, text);
    },
  );
}

async function repair(session: Session, job: Job, collector: Collector): Promise<void> {
  const tooLong = collector.takeTooLong();
  const counts = job.shelves.flatMap((shelf) => {
    const texts = tooLong[shelf.name];
    return texts === undefined ? [] : [{ shelf, count: texts.length }];
  });
  if (counts.length === 0) return;
  if (session.canAsk()) {
    const data = { too_long: Object.fromEntries(counts.map(({ shelf }) => [shelf.name, measured(shelf, tooLong)])) };
    await askFor(session, job, collector, counts, { words: repairWords, data });
    // What was written once more comes first; what it replaces is fitted only where texts are missing still.
    collector.fit(collector.takeTooLong());
    if (Object.keys(collector.missing()).length === 0) return;
  }
  collector.fit(tooLong);
}

const measured = ({ name, wanted }: Shelf, tooLong: Lists) =>
  (tooLong[name] ?? []).map((text) => ({
    text,
    lengths: wanted.map(({ limit, unit }) => ({ length: measure(text, unit), limit })),
  }));
