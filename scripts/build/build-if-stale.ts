import { buildIfStale } from './build-product';

process.exitCode = (await buildIfStale()) ? 0 : 1;
