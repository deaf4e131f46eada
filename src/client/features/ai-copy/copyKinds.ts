import type { WrittenCopy } from '../../api/aiApi';
import type { ShownCopy } from './aiCopySlice';

export type CopyKind = keyof WrittenCopy['character_counts'];

/** The kinds of text in the order of their tabs. */
export const copyKinds: readonly { kind: CopyKind; label: string; one: string; many: string }[] = [
  { kind: 'headlines', label: 'Headlines', one: 'headline', many: 'headlines' },
  { kind: 'descriptions', label: 'Descriptions', one: 'description', many: 'descriptions' },
  { kind: 'call_to_actions', label: 'CTAs', one: 'call to action', many: 'calls to action' },
  { kind: 'full_ad_copy', label: 'Full Ads', one: 'full ad', many: 'full ads' },
];

export type CountedText = { text: string; count: number | undefined };

/** The texts of a kind with their lengths; a backend may leave out either. */
export function textsOf(copy: ShownCopy, kind: CopyKind): CountedText[] {
  const { character_counts: counts, ...texts }: Partial<WrittenCopy> = copy as Partial<WrittenCopy>;
  return (texts[kind] ?? []).map((text, at) => ({ text, count: counts?.[kind]?.[at] }));
}
