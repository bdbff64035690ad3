import type { Fault } from '@nineworlds/engine';
import type { Property } from './properties/property.ts';

/** Thrown where a game lacks a property that every game must have. */
export class ConformanceError extends Error {
  readonly property: Property;

  constructor(property: Property, message: string) {
    super(message);
    this.name = 'ConformanceError';
    this.property = property;
  }
}

/** Stops a check: the property does not hold. */
export function broken(property: Property, message: string): never {
  throw new ConformanceError(property, message);
}

/** Faults in one line. */
export function faultsText(faults: readonly Fault[]): string {
  return faults
    .map(({ path, reason, facts }) => `${path}: ${reason} ${JSON.stringify(facts)}`)
    .join('; ');
}
