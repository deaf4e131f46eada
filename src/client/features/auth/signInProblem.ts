import { type Problem, toProblem } from '../../api/problem';

/**
 * Why a sign-in or a registration was refused, with the field at fault. Of some refusals only the client can tell the
 * field.
 */
export function signInProblem(error: unknown): Problem | undefined {
  if (error === undefined) return undefined;
  const problem = toProblem(error);
  const { code, status, detail } = problem;
  if (code === 'email_taken') return { ...problem, fieldErrors: { email: detail } };
  // The server doesn't say which of the two is wrong; people usually mistype the password.
  return status === 401 ? { ...problem, fieldErrors: { password: detail } } : problem;
}
