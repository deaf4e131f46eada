export { formatConversions } from '../../ad-kit/reports/figureFormats';
