import { badInputOf, type KernelReasons } from '@nineworlds/engine';
import type { PageReasons } from './locale/faults/en.ts';

/** A `BadInput` with one reason of the page or of the kernel. */
export const badInput = badInputOf<PageReasons & KernelReasons>();
