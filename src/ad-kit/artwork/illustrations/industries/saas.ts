import type { IllustrationsOf } from '../illustration';
import { dashboard, laptop, servers, signpost } from '../software';

export const saas: IllustrationsOf<'SaaS'> = {
  dashboard,
  laptop,
  servers,
  signpost,
};
