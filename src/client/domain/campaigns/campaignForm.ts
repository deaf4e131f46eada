import type { Campaign, CampaignStatus, NewCampaign, Platform } from '../../api/campaignsApi';
import { bounds } from '../../api/bounds';
import { lengthOf } from '../../lib/text';
import { parseDollars } from './amounts';
import { formatCount } from '../../lib/numbers';

/** What stands in the fields of the campaign form: texts, as typed. */
export type CampaignFormValues = {
  name: string;
  platform: Platform;
  budget: string;
  status: CampaignStatus;
  objective: string;
  target_audience: string;
  start_date: string;
  end_date: string;
};

/** What the fields are called; the status is not among them, because only a new campaign's form has it. */
export const campaignLabels = {
  name: 'Name',
  platform: 'Platform',
  budget: 'Budget',
  objective: 'Objective',
  target_audience: 'Target audience',
  start_date: 'Start date',
  end_date: 'End date',
} as const satisfies Partial<Record<keyof CampaignFormValues, string>>;

/** What is wrong, by field; empty where nothing is. */
export type CampaignFormErrors = Partial<Record<keyof CampaignFormValues, string>>;

const { name: nameBounds, budget: budgetBounds, objective: textBounds } = bounds.NewCampaign;

export const emptyCampaignForm: CampaignFormValues = {
  name: '',
  platform: 'facebook',
  budget: '',
  status: 'active',
  objective: '',
  target_audience: '',
  start_date: '',
  end_date: '',
};

/** Offered while the objective is typed; any other text will do. */
export const objectiveSuggestions = ['Awareness', 'Traffic', 'Engagement', 'Leads', 'App installs', 'Sales'];

/** The form of a campaign that exists. */
export function parseCampaign(campaign: Campaign): CampaignFormValues {
  return {
    name: campaign.name,
    platform: campaign.platform,
    budget: String(campaign.budget),
    status: campaign.status,
    objective: campaign.objective ?? '',
    target_audience: campaign.target_audience ?? '',
    start_date: campaign.start_date ?? '',
    end_date: campaign.end_date ?? '',
  };
}

/** What the form says on the wire. Only for a form without errors. */
export function mapCampaignForm(values: CampaignFormValues): NewCampaign {
  const optional = (text: string) => text.trim() || null;
  return {
    name: values.name.trim(),
    platform: values.platform,
    budget: parseDollars(values.budget) ?? 0,
    status: values.status,
    objective: optional(values.objective),
    target_audience: optional(values.target_audience),
    start_date: optional(values.start_date),
    end_date: optional(values.end_date),
  };
}

/** Checks what the server will check, so that the person is told before anything is sent. */
export function checkCampaignForm(values: CampaignFormValues): CampaignFormErrors {
  const problems: [keyof CampaignFormValues, string | undefined][] = [
    ['name', nameProblem(values.name)],
    ['budget', budgetProblem(values.budget)],
    ['objective', textProblem(values.objective)],
    ['target_audience', textProblem(values.target_audience)],
    ['end_date', isEndBeforeStart(values) ? 'The end date can’t be before the start date.' : undefined],
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}

function nameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'Give the campaign a name.';
  const excess = lengthOf(name.trim()) - nameBounds.maxLength;
  return excess > 0 ? `The name is ${excess} too long (max ${nameBounds.maxLength}).` : undefined;
}

function budgetProblem(text: string): string | undefined {
  if (text.trim() === '') return 'Enter a budget; 0 is fine.';
  const dollars = parseDollars(text);
  if (dollars === undefined) return 'Enter the budget as a number, such as 1250 or 1,250.50.';
  if (dollars > budgetBounds.maximum) return `The budget can’t be more than $${formatCount(budgetBounds.maximum)}.`;
  return /\.\d{3,}$/.test(text.trim()) ? 'The budget can have up to two decimals.' : undefined;
}

function textProblem(text: string): string | undefined {
  const excess = lengthOf(text) - textBounds.maxLength;
  return excess > 0 ? `This is ${excess} too long (max ${textBounds.maxLength}).` : undefined;
}

function isEndBeforeStart({ start_date, end_date }: CampaignFormValues): boolean {
  return start_date !== '' && end_date !== '' && end_date < start_date;
}
