import { fitText } from '../../../ad-kit/fit';
import { createAlikeness, isSame } from '../../../ad-kit/writer/alike';
import type { CopyBrief, CopyKind } from '../../../ad-kit/writer/brief';
import { copyFaults } from '../../../ad-kit/writer/copyFaults';
import { type CopyLimit, fits } from '../../../ad-kit/writer/copyLimits';
import { type BrandVoice, voiceFaults, withClaims } from '../../../ad-kit/writer/voice';
import type { Lists } from './readLists';
import { tidyText } from './tidyText';

/** One list of texts that is wanted. */
export interface Shelf {
  /** What the list is called in the answer. */
  name: string;
  kind: CopyKind;
  /** What the texts are written for. */
  wanted: readonly CopyLimit[];
  /** What no text may exceed. */
  hard: readonly CopyLimit[];
  /** Fewer are no answer. */
  fewest: number;
  most: number;
  /** What else a text has to be. */
  suits?: (text: string) => boolean;
}

export interface CollectorOptions {
  shelves: readonly Shelf[];
  brief: Pick<CopyBrief, 'platform' | 'includeEmojis'>;
  voice: BrandVoice;
  /** What is there already: nothing alike is kept. */
  avoid?: readonly string[];
  onText?: ((kind: CopyKind, text: string) => void) | undefined;
}

export type Collector = ReturnType<typeof createCollector>;

/** Keeps of a model's texts those that may be shown, in the order they came; tells each that is kept. */
export function createCollector({ shelves, brief, voice, avoid = [], onText }: CollectorOptions) {
  const isAlike = createAlikeness();
  const kept: Lists = Object.fromEntries(shelves.map(({ name }) => [name, []]));
  const tooLong: Lists = Object.fromEntries(shelves.map(({ name }) => [name, []]));
  const listOf = (lists: Lists, name: string): string[] => lists[name] ?? [];
  /** The kept ones as they came, without claims: those would make all ads alike. */
  const bare: Lists = Object.fromEntries(shelves.map(({ name }) => [name, []]));
  const isFull = ({ name, most }: Shelf) => listOf(kept, name).length >= most;

  const isSound = (text: string, { name, kind, suits }: Shelf): boolean =>
    copyFaults(text, kind, brief).length === 0 &&
    voiceFaults(text, kind, voice).every(({ type }) => type === 'missing_claim') &&
    (suits === undefined || suits(text)) &&
    ![...listOf(bare, name), ...avoid].some((other) => isSame(other, text) || isAlike(other, text));

  /** Whole ads carry the claims, which count. */
  const whole = (text: string, { kind }: Shelf): string => (kind === 'fullAd' ? withClaims(text, voice) : text);

  const keep = (text: string, shelf: Shelf): void => {
    listOf(bare, shelf.name).push(text);
    listOf(kept, shelf.name).push(whole(text, shelf));
    onText?.(shelf.kind, whole(text, shelf));
  };

  return {
    kept,

    /** Keeps a text, sets it aside where it is too long, or drops it. */
    offer(shelf: Shelf, raw: string): void {
      const text = tidyText(raw, shelf.kind, brief);
      if (isFull(shelf) || !isSound(text, shelf)) return;
      if (fits(whole(text, shelf), shelf.wanted)) keep(text, shelf);
      else listOf(tooLong, shelf.name).push(text);
    },

    /** The texts set aside of which something is still missing, for which they are no longer set aside. */
    takeTooLong(): Lists {
      const taken: Lists = {};
      for (const shelf of shelves) {
        const texts = listOf(tooLong, shelf.name).splice(0);
        if (!isFull(shelf) && texts.length > 0) taken[shelf.name] = texts;
      }
      return taken;
    },

    /** Keeps what is still too long as far as the platform takes it, else whole sentences of it. */
    fit(lists: Lists): void {
      for (const shelf of shelves) {
        for (const text of listOf(lists, shelf.name)) {
          const isFitting = fits(whole(text, shelf), shelf.hard);
          const shorter = isFitting ? text : tidyText(fitted(text, shelf), shelf.kind, brief);
          if (!isFull(shelf) && fits(whole(shorter, shelf), shelf.hard) && isSound(shorter, shelf))
            keep(shorter, shelf);
        }
      }
    },

    /** How many texts are missing, by list; empty if there are enough. */
    missing(): Record<string, number> {
      const counts = shelves.map(({ name, fewest }) => [name, fewest - listOf(kept, name).length] as const);
      return Object.fromEntries(counts.filter(([, count]) => count > 0));
    },
  };
}

/** Whole sentences that fit; a text cut between words reads like a fault, and a whole ad would lose its form. */
function fitted(text: string, { kind, hard }: Shelf): string {
  if (kind === 'fullAd') return '';
  const shorter = hard.reduce((rest, { limit, unit }) => fitText(rest, limit, unit).text, text);
  return /[.!?。！？]$/.test(shorter) ? shorter : '';
}
