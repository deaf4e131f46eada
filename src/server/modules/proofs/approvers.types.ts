/** The data of jobs that mail codes. */
export interface ApproverJobs {
  'mail-approval-code': { proofId: string; email: string };
}
