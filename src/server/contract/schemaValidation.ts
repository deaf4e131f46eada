import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler } from 'fastify';
import { isDay, isMoment } from '../lib/days';
import { boundKeywords } from './boundedKeywords';

/** Only this spelling of a UUID: PostgreSQL would refuse others, such as `urn:uuid:…`, with an error of its own. */
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Without it, 0.29 is no multiple of 0.01. Exact enough for 100,000,000.00, coarse enough for a third decimal. */
export const centsPrecision = 5;

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    coerceTypes,
    // The contract as a whole was checked when its code was generated; the schema of schemas has no bounds itself.
    meta: false,
    validateSchema: false,
    // Unknown fields are refused, never dropped in silence.
    removeAdditional: false,
    useDefaults: true,
    allErrors: true,
    allowUnionTypes: true,
    // What is wrong is said of the one shape that a thing claims to have, not of all that it could have.
    discriminator: true,
    multipleOfPrecision: centsPrecision,
    formats: { uuid, date: isDay, 'date-time': isMoment },
  });
  boundKeywords(ajv);
  return ajv;
}

/**
 * Compiles the contract's schemas. Texts in addresses become numbers where numbers are wanted; bodies are JSON and
 * have to be right.
 */
export function createSchemaCompiler(): FastifySchemaCompiler<object> {
  const forBodies = createAjv(false);
  const forAddresses = createAjv(true);
  return ({ schema, httpPart }) => compileWhenUsed(httpPart === 'body' ? forBodies : forAddresses, schema);
}

/** A start that compiled every schema would take noticeably longer. */
function compileWhenUsed(ajv: Ajv2020, schema: object): ValidateFunction {
  let compiled: ValidateFunction | undefined;
  const validate = (data: unknown) => {
    compiled ??= ajv.compile(schema);
    const isValid = compiled(data);
    validate.errors = compiled.errors;
    return isValid;
  };
  validate.errors = undefined as ValidateFunction['errors'];
  return validate as ValidateFunction;
}
