import { writeGeneratedFiles } from './generated-code';

await writeGeneratedFiles('.');
