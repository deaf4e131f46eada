import type { ActivityRecorder } from '../../lib/activity';
import { dayMs } from '../../lib/durations';
import { newId } from '../../lib/ids';
import { ownWorkspace } from '../../lib/scope';
import { clientAds, insertSampleAds, type SampleAdsTx } from '../ads/sampleAds.service';
import { clientBriefs, insertSampleCopy, ownBriefs, type SampleCopyTx } from '../ai/sampleCopy.service';
import { insertSampleKit, type SampleKitTx } from '../brand/sampleKit.service';
import { insertSampleAdNumbers, type SampleAdNumbersTx } from '../campaigns/sampleAdNumbers.service';
import { clientCampaigns, insertSampleCampaigns, type SampleCampaignsTx } from '../campaigns/sampleCampaigns.service';
import { insertSampleTeam, type SampleMember, type SampleTeamTx } from '../teams/sampleTeam.service';
import { teamWorkspace } from '../teams/teams.service';
import type { AccountsRepository } from './accounts.repository';
import type { Account } from './auth.types';
import { type DemoName, demoNames } from './demoNames';
import { newAccount } from './newAccount';
import type { WorkspacesRepository } from './workspaces.repository';

/** What is needed to make a demo in a transaction. */
export type DemoTx = {
  accounts: Pick<AccountsRepository, 'insert'>;
  workspaces: WorkspacesRepository;
  activity: ActivityRecorder<'campaign_created' | 'ad_created'>;
} & SampleCampaignsTx &
  SampleAdNumbersTx &
  SampleAdsTx &
  SampleCopyTx &
  SampleKitTx &
  SampleTeamTx;

/** Nobody can sign in as one of them. */
const colleagueRoles = ['admin', 'editor', 'viewer'] as const;

const agency = {
  name: 'Harbor Lane',
  description: 'An agency of four that runs ads for businesses around the corner.',
};

/** How many days the team has worked. */
const teamDays = 100;

async function insertAccount(tx: DemoTx, { email, fullName }: DemoName, now: Date): Promise<Account> {
  const account = newAccount(email, fullName, true, now);
  await tx.accounts.insert({ ...account, passwordHash: null });
  await tx.workspaces.insertPersonal(account.id, now);
  return account;
}

/**
 * Makes a demo account, as part of a transaction: with campaigns of a shop, their ads, copy, and brand kit for itself,
 * and a team of four that works for other advertisers.
 */
export async function insertDemo(tx: DemoTx, now: Date): Promise<Account> {
  const [own, ...others] = demoNames(newId(), colleagueRoles.length + 1);
  const account = await insertAccount(tx, own, now);
  const workspace = ownWorkspace(account.id);
  const campaigns = await insertSampleCampaigns(tx, workspace, now);
  const ads = await insertSampleAds(tx, workspace, campaigns, now);
  await insertSampleAdNumbers(tx, campaigns, ads);
  await insertSampleCopy(tx, workspace, ownBriefs, now);
  await insertSampleKit(tx, account.id);

  const colleagues: SampleMember[] = [];
  for (const [index, role] of colleagueRoles.entries()) {
    const name = others[index];
    if (name === undefined) continue;
    colleagues.push({ ...(await insertAccount(tx, name, now)), role });
  }
  await insertTeamsWork(tx, account, colleagues, now);
  return account;
}

/** Makes the team, and its campaigns, ads, and copy: those who may edit take turns in having made them. */
async function insertTeamsWork(
  tx: DemoTx,
  owner: Account,
  colleagues: readonly SampleMember[],
  now: Date,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const teamId = await insertSampleTeam(tx, owner, agency, colleagues, ago(teamDays));
  const makers = [...colleagues.filter(({ role }) => role !== 'viewer'), owner].map(({ id }) =>
    teamWorkspace(id, teamId),
  );
  const turn = (index: number) => makers[index % makers.length] ?? teamWorkspace(owner.id, teamId);
  const oldestFirst = [...clientCampaigns].sort((one, other) => other.startedDaysAgo - one.startedDaysAgo);
  const campaigns = [];
  for (const [index, sample] of oldestFirst.entries()) {
    const maker = turn(index);
    const [made] = await insertSampleCampaigns(tx, maker, now, [sample]);
    if (!made) continue;
    campaigns.push(made);
    await tx.activity.record(maker, { action: 'campaign_created', subject: made }, ago(sample.startedDaysAgo + 1));
  }
  for (const [index, ad] of clientAds.entries()) {
    const maker = turn(index);
    // Not all at the same time of day.
    const madeAt = ago(2 * (clientAds.length - index) + index / 12);
    const made = await insertSampleAds(tx, maker, campaigns, madeAt, [ad]);
    await insertSampleAdNumbers(tx, campaigns, made);
    for (const { id } of made)
      await tx.activity.record(maker, { action: 'ad_created', subject: { id, name: ad.name } }, madeAt);
  }
  for (const [index, brief] of clientBriefs.entries()) await insertSampleCopy(tx, turn(index), [brief], now);
}
