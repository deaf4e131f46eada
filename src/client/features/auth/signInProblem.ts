import { toProblem } from '../../api/problem';

/** What is wrong with which field of a refused sign-in or registration; empty where it is no field's fault. */
export function faultyFields(error: unknown): Record<string, string> {
  if (error === undefined) return {};
  const { fieldErrors, code, status, detail } = toProblem(error);
  if (code === 'email_taken') return { email: detail };
  // Which of the two is wrong is not told; the password is the one that people mistype.
  return status === 401 ? { password: detail } : fieldErrors;
}
