/** The figures of results, as the kit describes them. */
export { changeOf, figureIn, metricNames, metricOf } from '../../../ad-kit/reports/metrics';
export type { Metric } from '../../../ad-kit/reports/metrics';
