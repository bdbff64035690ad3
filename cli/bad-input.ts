import { badInputOf, type KernelReasons } from '@nineworlds/engine';
import type { CliReasons } from './locale/en.ts';

/** A `BadInput` with one reason of the terminal or of the kernel. */
export const badInput = badInputOf<CliReasons & KernelReasons>();
