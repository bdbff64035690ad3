import type { KernelReasons, SagaFault, SagaFindings } from '@nineworlds/engine';
import type { ChroniclesFaults } from '../refusals.ts';

type Reasons = ChroniclesFaults & KernelReasons;

/** Nobody reads more faults of one saga. */
const MOST_FAULTS = 200;

/** Collects all that is wrong with a saga. */
export class SagaFaults implements SagaFindings {
  readonly errors: SagaFault[] = [];
  readonly warnings: SagaFault[] = [];

  error<K extends keyof Reasons>(id: string, path: string, reason: K, facts: Reasons[K]): void {
    if (this.errors.length < MOST_FAULTS) this.errors.push({ id, path, reason, facts });
  }

  warn<K extends keyof Reasons>(id: string, path: string, reason: K, facts: Reasons[K]): void {
    if (this.warnings.length < MOST_FAULTS) this.warnings.push({ id, path, reason, facts });
  }

  get none(): boolean {
    return this.errors.length === 0;
  }
}

/** The place of a field, or of an item of a list: `pages[1].setup`. */
export function below(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}
