interface Cause {
  code: string;
  message: string;
  /** The constraint that was violated. */
  constraint: string;
}

/** An error and its causes, outermost first: Drizzle wraps the driver's errors. */
function* causesOf(error: unknown): Generator<Cause> {
  let current = error;
  for (let depth = 0; typeof current === 'object' && current !== null && depth < 10; depth++) {
    const { code, message, constraint, cause, errors } = current as Partial<
      Record<'code' | 'message' | 'constraint' | 'cause' | 'errors', unknown>
    >;
    yield { code: String(code), message: String(message), constraint: String(constraint) };
    // Node reports a host with several addresses as one error for each of them.
    if (Array.isArray(errors)) for (const inner of errors) yield* causesOf(inner);
    current = cause;
  }
}

/** Connection lost or refused, server starting, stopping, or out of connections; a statement that ran too long. */
const awayCodes =
  /^(08...|53300|57P0[123]|57014|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;
const awayMessages =
  /Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|PGlite is (closed|closing)/;

/** Whether an error means that the database is away at the moment, rather than that the statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (const { code, message } of causesOf(error)) if (awayCodes.test(code) || awayMessages.test(message)) return true;
  return false;
}

/** Whether an error means that the database takes no writes at the moment: its disk is full, or almost. */
export function isDiskFull(error: unknown): boolean {
  for (const { code } of causesOf(error)) if (code === '25006' || code === '53100') return true;
  return false;
}

/** What people call the rows of a table that others refer to. */
const nouns = {
  accounts: 'account',
  ad_comments: 'comment',
  ad_decisions: 'decision',
  ads: 'ad',
  campaigns: 'campaign',
  images: 'image',
  invoices: 'invoice',
  known_devices: 'device',
  library_templates: 'template',
  mails: 'email',
  plans: 'plan',
  proofs: 'proof',
  report_imports: 'import',
  teams: 'team',
  webhooks: 'webhook',
  workspaces: 'team',
} as const;

export type Noun = (typeof nouns)[keyof typeof nouns];

/** The name of a reference ends with the table that is referred to and its column. */
const reference = new RegExp(`_(${Object.keys(nouns).join('|')})_id_fk$`);

/** What an error says is gone: something was to be stored that refers to it. `undefined` for other errors. */
export function whatIsGone(error: unknown): Noun | undefined {
  for (const { code, constraint } of causesOf(error)) {
    const table = code === '23503' ? reference.exec(constraint)?.[1] : undefined;
    if (table) return nouns[table as keyof typeof nouns];
  }
  return undefined;
}

/** A serialisation failure, a deadlock, and something referred to that is gone. */
const lostCodes = ['40001', '40P01', '23503'];

/** Whether an error means that a transaction lost against another one and may be tried again. */
export function isWorthRepeating(error: unknown): boolean {
  for (const { code } of causesOf(error)) if (lostCodes.includes(code)) return true;
  return false;
}
