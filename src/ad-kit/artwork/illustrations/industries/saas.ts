import type { IllustrationsOf } from '../illustration';
import { magnifier } from '../workshop';
import { dashboard, laptop, servers, signpost } from '../software';

export const saas: IllustrationsOf<'SaaS'> = {
  dashboard,
  laptop,
  servers,
  signpost,
  magnifier,
};
