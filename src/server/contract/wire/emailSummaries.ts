import type { EmailSummary, SummaryKey } from '../../modules/email-summaries/emailSummaries.types';
import type { WireTypes } from '../handlers';
import type { Every } from './everyField';

export const toWireEmailSummary = ({ cadence, nextOn }: EmailSummary): Every<WireTypes['EmailSummary']> => ({
  cadence,
  next_on: nextOn,
});

export const toWireExportedSummary = ({
  accountId,
  workspaceId,
  ...summary
}: SummaryKey & EmailSummary): Every<WireTypes['ExportedEmailSummary']> => ({
  team_id: workspaceId === accountId ? null : workspaceId,
  ...toWireEmailSummary(summary),
});
