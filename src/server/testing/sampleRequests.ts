import type { ContractOperation } from './contractCheck';
import { sampleBodies } from './samples';

/** What stands in addresses, where `id` is that of the thing. */
export const sampleParams = (id: string): Record<string, string> => ({
  id,
  session_id: id,
  image_id: id,
  ad_id: id,
  comment_id: id,
  date: '2026-11-10',
  kind: 'used_up',
  user_id: '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1e',
  token: 'nobody-has-this-token',
  template_id: 'roasters-shelf',
});

/** What operations have to be asked with. */
export function sampleQuery({ operationId, parameters = [] }: ContractOperation): Record<string, string> {
  if (operationId === 'stopEmailSummary' || operationId === 'stopProofEmails')
    return { token: 'nobody-has-this-token' };
  if (operationId === 'listAdDecisions') return { ad_ids: '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1e' };
  if (operationId === 'optimizeContent') return { content: 'Get the beans.', platform: 'google' };
  const takes = (name: string) => parameters.some(({ $ref }) => $ref?.endsWith(`/${name}`));
  if (takes('BulkManager')) return { manager: 'meta_ads_manager' };
  return takes('PlanId') ? { plan_id: 'pro' } : {};
}

/** The address of an operation on one thing, below `/api`. */
export function sampleAddress(operation: ContractOperation, id: string): string {
  const params = sampleParams(id);
  const path = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? name);
  const query = new URLSearchParams(sampleQuery(operation)).toString();
  return query ? `${path}?${query}` : path;
}

/** The valid body of an operation, as a call of the test server takes it. */
export function sampleBody({ operationId, requestBody }: ContractOperation) {
  const body = sampleBodies[operationId];
  if (!(body instanceof Buffer)) return { body };
  const [type = ''] = Object.keys(requestBody?.content ?? {});
  return { payload: body, headers: { 'content-type': type } };
}
