import type { IllustrationsOf } from '../illustration';
import { dashboard, laptop, servers } from '../software';

export const saas: IllustrationsOf<'SaaS'> = {
  dashboard,
  laptop,
  servers,
};
