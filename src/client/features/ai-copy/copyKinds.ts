import type { WrittenCopy } from '../../api/aiApi';
import type { StreamedText } from '../../api/copyLines';

export type CopyKind = keyof WrittenCopy['character_counts'];

/** The kinds of text in the order of their tabs. */
export const copyKinds: readonly { kind: CopyKind; label: string; one: string; many: string }[] = [
  { kind: 'headlines', label: 'Headlines', one: 'headline', many: 'headlines' },
  { kind: 'descriptions', label: 'Descriptions', one: 'description', many: 'descriptions' },
  { kind: 'call_to_actions', label: 'CTAs', one: 'call to action', many: 'calls to action' },
  { kind: 'full_ad_copy', label: 'Full Ads', one: 'full ad', many: 'full ads' },
];

export type CountedText = { text: string; count: number | undefined };

/** Texts by kind, with their lengths. */
export type Texts<Kind extends CopyKind> = Record<Kind, string[]> & { character_counts: Record<Kind, number[]> };

/** The texts of a kind with their lengths, as far as they are counted. */
export function textsOf<Kind extends CopyKind>(copy: Texts<Kind>, kind: Kind): CountedText[] {
  return copy[kind].map((text, at) => ({ text, count: copy.character_counts[kind][at] }));
}

const listOf: Record<StreamedText['kind'], CopyKind> = {
  headline: 'headlines',
  description: 'descriptions',
  call_to_action: 'call_to_actions',
  full_ad_copy: 'full_ad_copy',
};

/** The texts that have come so far, as they will be shown. */
export function copyOfStreamed(streamed: readonly StreamedText[]): Texts<CopyKind> {
  const of = (kind: CopyKind) => streamed.filter((text) => listOf[text.kind] === kind);
  const each = <Value>(read: (text: StreamedText) => Value) => ({
    headlines: of('headlines').map(read),
    descriptions: of('descriptions').map(read),
    call_to_actions: of('call_to_actions').map(read),
    full_ad_copy: of('full_ad_copy').map(read),
  });
  return { ...each(({ text }) => text), character_counts: each(({ character_count: count }) => count) };
}
