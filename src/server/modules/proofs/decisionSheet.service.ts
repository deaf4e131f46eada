import { dayInWords } from '../../lib/days';
import type { SavedAd } from '../ads/ads.types';
import type { DecisionsRepository } from './decisions.repository';
import type { Decision } from './decisions.types';

/** What is needed to say what was decided on an ad. */
export interface DecisionSheetSource {
  decisions: Pick<DecisionsRepository, 'latest'>;
}

/** What a client decided last on an ad, to be filed with its files; empty for nothing. */
export async function lastDecisionSheet({ decisions }: DecisionSheetSource, ad: SavedAd): Promise<string> {
  const [decision] = await decisions.latest([ad.id]);
  return decision ? decisionSheet(decision, ad) : '';
}

/** What a client decided on an ad, to be filed with its files. */
export function decisionSheet(decision: Decision, ad: SavedAd): string {
  const { kind, name, email, note, createdAt, version } = decision;
  const isChecked =
    email === null
      ? ' (as typed on the link’s page; names aren’t verified)'
      : `, ${email} (email confirmed with a code)`;
  const time = `${dayInWords(createdAt)}, ${createdAt.toISOString().slice(11, 16)} UTC`;
  const paragraphs = [
    ad.name,
    [
      kind === 'approved' ? 'Approved' : 'Changes asked',
      `By: ${name.replaceAll(/\s+/g, ' ')}${isChecked}`,
      `On: ${time}`,
    ].join('\n'),
    ...(note === '' ? [] : [note]),
    version === ad.version
      ? 'The files here are the version that this is about.'
      : 'The ad was changed since. The files here are not the version that this is about.',
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
