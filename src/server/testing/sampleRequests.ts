import type { ContractOperation } from './contractCheck';
import { sampleBodies } from './samples';

/** What operations have to be asked with. */
function sampleQuery({ operationId, parameters }: ContractOperation): string {
  if (operationId === 'stopEmailSummary') return '?token=nobody-has-this-token';
  if (operationId === 'listAdDecisions') return '?ad_ids=01a1fdf6-40fe-77ff-8dd6-a12df61f4f1e';
  if (operationId === 'optimizeContent') return '?content=Get%20the%20beans.&platform=google';
  if (parameters?.some(({ $ref }) => $ref?.endsWith('/BulkManager'))) return '?manager=meta_ads_manager';
  return parameters?.some(({ $ref }) => $ref?.endsWith('/PlanId')) ? '?plan_id=pro' : '';
}

/** The address of an operation on one thing, below `/api`. */
export const sampleAddress = (operation: ContractOperation, id: string): string =>
  operation.path
    .replace(/\{(id|session_id)\}/, id)
    .replace('{date}', '2026-11-10')
    .replace('{kind}', 'used_up')
    .replace('{user_id}', '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1e')
    .replace('{image_id}', id)
    .replace('{ad_id}', id)
    .replace('{comment_id}', id)
    .replace('{token}', 'nobody-has-this-token')
    .replace('{template_id}', 'roasters-shelf')
    .concat(sampleQuery(operation));

/** The valid body of an operation, as a call of the test server takes it. */
export function sampleBody({ operationId, requestBody }: ContractOperation) {
  const body = sampleBodies[operationId];
  if (!(body instanceof Buffer)) return { body };
  const [type = ''] = Object.keys(requestBody?.content ?? {});
  return { payload: body, headers: { 'content-type': type } };
}
