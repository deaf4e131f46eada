/** One question to a model. */
export interface Ask {
  /** What the model is to do: the product's own words, and nothing that a person typed. */
  instructions: string;
  /** What it is to be done with, texts of people among it; sent as JSON in a message of its own. */
  data: object;
  /** The JSON schema of the answer. */
  schema: Record<string, unknown>;
  /** How many tokens the answer may take. */
  maxTokens: number;
}

/** A provider's model. */
export interface Model {
  /** As the settings name it. */
  label: string;
  /**
   * The answer's JSON, piece by piece as it comes. Makes one call and tries nothing twice. Throws `ModelFailure`, also
   * where the answer ends before it is complete. Ends the call when `signal` is aborted or nobody reads on.
   */
  write(ask: Ask, signal: AbortSignal): AsyncIterable<string>;
}

/** Why a model wrote nothing that could be used. */
export type FailureReason =
  /** No connection. */
  | 'away'
  | 'slow'
  /** It has too much to do. */
  | 'crowded'
  /** The account there is used up. */
  | 'unpaid'
  | 'wrong_key'
  /** It knows no such model, or does not take what is asked of it. */
  | 'wrong_settings'
  | 'failing'
  /** The connection ended in the middle of the answer. */
  | 'broken'
  /** The answer is not what was asked for. */
  | 'unreadable'
  | 'empty'
  /** It declines to write about this. */
  | 'declined'
  | 'too_few'
  /** The client has disconnected. */
  | 'called_off';

/** What may be logged of a failure: no message of the provider, which may quote a key or what a person typed. */
export interface FailureFacts {
  status?: number | undefined;
  /** A name of the provider's or of the system's: `overloaded_error`, `ECONNREFUSED`. */
  code?: string | undefined;
  providerRequestId?: string | undefined;
}

export class ModelFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    readonly facts: FailureFacts = {},
    /** When the provider wants to be asked again. */
    readonly retryAfterMs?: number,
  ) {
    super(`The writing service failed: ${reason}.`);
    this.name = 'ModelFailure';
  }
}
