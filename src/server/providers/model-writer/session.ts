import { setTimeout as wait } from 'node:timers/promises';
import { type Ask, type FailureReason, type Model, ModelFailure } from './model';
import { type Lists, readLists } from './readLists';

/** How long and how often a model is asked for one request of a person. */
export interface Bounds {
  /** The whole request, its wait for a turn included. */
  wholeMs: number;
  /** The wait for a turn among the calls of others. */
  turnMs: number;
  callMs: number;
  /** Calls in all: the first, those that repair or add something, and those that are tried again. */
  calls: number;
  /** The first pause before a call is tried again, where the provider names none; the next is twice as long. */
  pauseMs: number;
}

export const usualBounds: Bounds = { wholeMs: 60_000, turnMs: 30_000, callMs: 30_000, calls: 3, pauseMs: 1_000 };

/** What passes by itself within seconds. */
const passing: ReadonlySet<FailureReason> = new Set<FailureReason>(['away', 'crowded', 'failing']);

export interface Deadline {
  signal: AbortSignal;
  end(): void;
}

/** Aborted with `parent` or after so long. Call `end` when it is needed no more. */
export function within(parent: AbortSignal, ms: number): Deadline {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, ms);
  parent.addEventListener('abort', abort);
  if (parent.aborted) abort();
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      parent.removeEventListener('abort', abort);
    },
  };
}

export type Session = ReturnType<typeof createSession>;

/** The calls to a model that one request of a person takes. `signal` is aborted when that has gone or is over. */
export function createSession(model: Model, bounds: Bounds, signal: AbortSignal) {
  const began = Date.now();
  let calls = 0;
  let pauseMs = bounds.pauseMs;

  const call = async (ask: Ask, names: readonly string[], onText: (name: string, text: string) => void) => {
    const deadline = within(signal, bounds.callMs);
    calls += 1;
    try {
      return await readLists(model.write(ask, deadline.signal), names, onText);
    } catch (error) {
      // What an aborted call throws tells nothing of why.
      throw deadline.signal.aborted ? new ModelFailure('slow') : error;
    } finally {
      deadline.end();
    }
  };

  /** Waits before another try, or throws the failure again where none is worth it. */
  const pauseAfter = async (failure: unknown, hasBegun: boolean): Promise<void> => {
    if (!(failure instanceof ModelFailure) || hasBegun || !passing.has(failure.reason)) throw failure;
    const ms = failure.retryAfterMs ?? pauseMs;
    const isInTime = Date.now() - began + ms < bounds.wholeMs;
    if (calls >= bounds.calls || !isInTime) throw failure;
    pauseMs *= 2;
    await wait(ms, undefined, { signal }).catch(() => {
      throw failure;
    });
  };

  return {
    /** Whether the model may be asked once more. */
    canAsk: () => calls < bounds.calls,

    /** Asks, and again after what passes by itself, unless texts have come already. Throws `ModelFailure`. */
    async ask(ask: Ask, names: readonly string[], onText: (name: string, text: string) => void): Promise<Lists> {
      for (;;) {
        let hasBegun = false;
        try {
          return await call(ask, names, (name, text) => {
            hasBegun = true;
            onText(name, text);
          });
        } catch (error) {
          await pauseAfter(error, hasBegun);
        }
      }
    },
  };
}
