import { type Problem, toProblem } from '../../api/problem';

/** Why a sign-in or a registration was refused, with the field that is at fault; of some refusals only this side knows. */
export function signInProblem(error: unknown): Problem | undefined {
  if (error === undefined) return undefined;
  const problem = toProblem(error);
  const { code, status, detail } = problem;
  if (code === 'email_taken') return { ...problem, fieldErrors: { email: detail } };
  // Which of the two is wrong is not told; the password is the one that people mistype.
  return status === 401 ? { ...problem, fieldErrors: { password: detail } } : problem;
}
