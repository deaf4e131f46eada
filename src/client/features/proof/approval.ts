/** Whether deciding by a link takes a mailed code, and what such a code gave; kept until the page is left. */
export type Approval = {
  takesCode: boolean;
  approver: string | undefined;
  onApprover: (approver: string | undefined) => void;
};
