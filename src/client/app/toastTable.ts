import type { QueryArgFrom, ResultTypeFrom } from '@reduxjs/toolkit/query/react';
import type { WireDefinitions } from '../api/api';
import { toProblem } from '../api/problem';
import { isPauseOrResume } from '../domain/campaigns/campaignStatus';
import { adRemovalUndone } from '../domain/ads/adListeners';
import type { RecentCampaignsDefinitions } from '../features/dashboard/recentCampaigns';
import type { RevokeInvitationDefinitions } from '../features/teams/members/revokeInvitation';
import { type ToastMessage, problemToast } from '../redux/toastsSlice';

type Definitions = WireDefinitions & RecentCampaignsDefinitions & RevokeInvitationDefinitions;
/** The name of a call: an operation of the contract, or one that a page calls under a name of its own. */
export type Call = keyof Definitions;
export type ArgOf<C extends Call> = QueryArgFrom<Definitions[C]>;
export type AnswerOf<C extends Call> = ResultTypeFrom<Definitions[C]>;

type Outcomes<Arg, Answer> = {
  /** A function where the words depend on the call's arguments or answer; `undefined` where there is no toast. */
  fulfilled?: ToastMessage | ((arg: Arg, answer: Answer) => ToastMessage | undefined);
  /** `undefined` where the screen itself says what went wrong. */
  rejected?: (error: unknown, arg: Arg) => ToastMessage | undefined;
};
export type ToastTable = { [C in Call]?: Outcomes<ArgOf<C>, AnswerOf<C>> };

/** The toast of each call, when it succeeds and when it fails. */
export const toastTable: ToastTable = {
  logIn: { fulfilled: { title: 'Successfully logged in!' }, rejected: failedWith('Login failed') },
  completeSignIn: { fulfilled: { title: 'Successfully logged in!' }, rejected: failedWith('Login failed') },
  registerAccount: {
    fulfilled: { title: 'Account created successfully!' },
    rejected: failedWith('Registration failed'),
  },
  createDemoAccount: { rejected: failedWith('Couldn’t start the demo') },
  requestSignInLink: { rejected: failedWith('Couldn’t send the link') },
  confirmSignInLink: { fulfilled: { title: 'Successfully logged in!' } },
  confirmPasswordReset: { fulfilled: { title: 'Password changed', description: 'Sign in with the new one.' } },
  updateProfile: { fulfilled: { title: 'Name saved' } },
  changePassword: { fulfilled: { title: 'Password changed', description: 'Every other device is signed out.' } },
  turnOffTwoStep: {
    fulfilled: { title: 'Two-step sign-in is off', description: 'Your password alone signs you in again.' },
  },
  revokeSession: {
    fulfilled: { title: 'Device signed out' },
    rejected: failedWith('Couldn’t sign out the device'),
  },
  testWebhook: {
    fulfilled: { title: 'Test on its way' },
    rejected: titledFailure('Couldn’t send the test'),
  },
  redeliverWebhook: { rejected: titledFailure('Couldn’t send it again') },
  updateWebhook: { fulfilled: webhookChanged, rejected: switchFailed },
  updateProof: { fulfilled: { title: 'Approvers saved' } },
  revokeProof: { fulfilled: { title: 'Link revoked', description: 'Whoever opens it now sees nothing.' } },
  deleteWebhook: { fulfilled: { title: 'Webhook deleted' } },
  exportAccount: { rejected: failedWith('Couldn’t export your data') },
  rememberReportColumns: { rejected: titledFailure('Couldn’t remember the columns') },
  forgetReportColumns: { fulfilled: { title: 'Columns forgotten' }, rejected: forgettingFailed },
  getAnalyticsOverview: { rejected: dashboardFailed },
  exportAnalyticsReport: { rejected: failedWith('Couldn’t export the report') },
  answerAdvice: { rejected: titledFailure('Couldn’t put it away') },
  takeBackAdviceAnswer: { rejected: titledFailure('Couldn’t bring it back') },
  listRecentCampaigns: { rejected: dashboardFailed },
  updateCampaign: { rejected: moveFailed },
  duplicateCampaign: { rejected: failedWith('Couldn’t duplicate the campaign') },
  addSampleCampaigns: {
    fulfilled: { title: 'Sample data added' },
    rejected: failedWith('Couldn’t add sample data'),
  },
  removeSampleCampaigns: { fulfilled: { title: 'Sample data removed' } },
  listLibraryTemplates: { rejected: titledFailure('Failed to load templates') },
  applyLibraryTemplate: {
    fulfilled: { title: 'Template Ready!', description: 'Template added to your workspace' },
    rejected: titledFailure('Failed to use template'),
  },
  deleteTemplate: { fulfilled: { title: 'Template deleted' } },
  updateTemplate: { fulfilled: { title: 'Template saved' } },
  deleteAd: { fulfilled: adRemoved, rejected: titledFailure('Couldn’t remove the ad') },
  restoreAd: { fulfilled: { title: 'Ad restored' }, rejected: titledFailure('Couldn’t restore the ad') },
  duplicateAd: {
    fulfilled: (arg) => (isPlainCopy(arg) ? { title: 'Ad duplicated' } : undefined),
    rejected: (error, arg) => (isPlainCopy(arg) ? titledFailure('Couldn’t duplicate the ad')(error) : undefined),
  },
  addVariant: { rejected: titledFailure('Couldn’t add a variant') },
  generateAdCopy: {
    fulfilled: { title: 'Success!', description: 'AI-powered ad copy generated successfully.' },
    rejected: generationFailed,
  },
  updateBrandKit: { fulfilled: { title: 'Brand kit saved' } },
  updateBrandVoice: { fulfilled: { title: 'Brand voice saved' } },
  updateGeneration: { rejected: titledFailure('Couldn’t save the favorite') },
  deleteGeneration: { fulfilled: { title: 'Generation deleted' } },
  listMyTeams: { rejected: loadFailed('Failed to load teams') },
  getTeamStats: { rejected: loadFailed('Failed to load team stats') },
  inviteMember: {
    fulfilled: invited,
    rejected: failedWith('Failed to send invitation'),
  },
  renewInvitation: {
    fulfilled: ({ invitationRenewal }) =>
      invitationRenewal.send_mail === false
        ? undefined
        : { title: 'Invitation renewed', description: 'The previous link no longer works.' },
    rejected: failedWith('Failed to send invitation'),
  },
  removeMember: {
    fulfilled: { title: 'Success', description: 'Member removed successfully' },
    rejected: failedWith('Failed to remove member'),
  },
  revokeInvitation: {
    fulfilled: { title: 'Invitation revoked' },
    rejected: failedWith('Failed to revoke invitation'),
  },
  changeMemberRole: { fulfilled: { title: 'Role changed' } },
  createTeam: { fulfilled: ({ newTeam }) => ({ title: 'Team created', description: newTeam.name.trim() }) },
  updateTeam: { fulfilled: { title: 'Team details saved' } },
  requireTwoStep: {
    fulfilled: ({ twoStepRule: { required } }) => ({
      title: required ? 'Two-step sign-in required' : 'Two-step sign-in is optional',
    }),
  },
  transferTeam: { fulfilled: { title: 'Team transferred' } },
  leaveTeam: { fulfilled: { title: 'You left the team' } },
  deleteTeam: { fulfilled: { title: 'Team deleted' } },
  exportTeamActivity: { rejected: failedWith('Couldn’t export activity') },
  exportAuditLog: { rejected: failedWith('Couldn’t export the audit log') },
  listPlans: { rejected: titledFailure('Failed to load pricing plans') },
  startCheckout: { rejected: titledFailure('Failed to start subscription process') },
  cancelSubscription: { fulfilled: { title: 'Subscription canceled' } },
  resumeSubscription: { fulfilled: { title: 'Subscription resumed' } },
};

/** 'Error' with the server's sentence, else with one of our own. */
function failedWith(fallback: string) {
  return (error: unknown): ToastMessage => problemToast(toProblem(error, fallback));
}

/** As `failedWith`, for a first look at a page, where no answer at all has words of its own. */
function loadFailed(fallback: string) {
  return (error: unknown): ToastMessage => {
    const problem = toProblem(error, fallback);
    return problemToast(problem.code === 'network' ? { ...problem, detail: 'Failed to connect to server' } : problem);
  };
}

/** A title of our own, below it the server's sentence where it gave one. */
function titledFailure(title: string) {
  return (error: unknown): ToastMessage => {
    const { detail } = toProblem(error, title);
    return { title, variant: 'destructive', ...(detail === title ? {} : { description: detail }) };
  };
}

/** What a colleague forgot before needs no words. */
function forgettingFailed(error: unknown): ToastMessage | undefined {
  return toProblem(error).status === 404 ? undefined : titledFailure('Couldn’t forget the columns')(error);
}

function generationFailed(error: unknown): ToastMessage {
  const { detail } = toProblem(error, 'Please try again.');
  return { title: 'Generation Failed', description: detail, variant: 'destructive' };
}

function adRemoved({ id }: ArgOf<'deleteAd'>): ToastMessage {
  return { title: 'Ad removed', action: { label: 'Undo', event: adRemovalUndone({ id }) } };
}

function webhookChanged({ webhookChange: { is_on: isOn } }: ArgOf<'updateWebhook'>): ToastMessage {
  if (isOn === undefined) return { title: 'Webhook saved' };
  return { title: isOn ? 'Webhook switched on' : 'Webhook switched off' };
}

/** Where no mail goes out, a dialog has the link to pass on. */
function invited({ newInvitation: { email } }: ArgOf<'inviteMember'>, { mailed }: AnswerOf<'inviteMember'>) {
  return mailed === false
    ? { title: 'Invitation created', description: `It wasn’t emailed. Send the link to ${email} yourself.` }
    : { title: 'Invitation Sent!', description: `Invitation sent to ${email}` };
}

/** A change in a dialog is confirmed in the dialog. */
function switchFailed(error: unknown, { webhookChange }: ArgOf<'updateWebhook'>): ToastMessage | undefined {
  return webhookChange.is_on === undefined ? undefined : titledFailure('Couldn’t switch the webhook')(error);
}

/** A copy for another format has a dialog, which shows the result. */
function isPlainCopy({ adCopyRequest }: ArgOf<'duplicateAd'>): boolean {
  return adCopyRequest.format === undefined;
}

/** Every other change of a campaign has a dialog, which stays open and says it. */
function moveFailed(error: unknown, { campaignChange }: ArgOf<'updateCampaign'>): ToastMessage | undefined {
  return isPauseOrResume(campaignChange) ? problemToast(toProblem(error)) : undefined;
}

function dashboardFailed(): ToastMessage {
  return {
    title: 'Error',
    description: 'Failed to load dashboard data. Please try again.',
    variant: 'destructive',
  };
}
