import { badInputOf, type Faults, type KernelReasons } from '@nineworlds/engine';
import type { CliReasons } from './locale/en.ts';

/** What is wrong with a thing from outside, in the words of the terminal and of the kernel. */
export type CliFaults = Faults<CliReasons & KernelReasons>;

/** A `BadInput` with one reason of the terminal or of the kernel. */
export const badInput = badInputOf<CliReasons & KernelReasons>();
