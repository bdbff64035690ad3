import { badInputOf, type KernelReasons } from '@nineworlds/engine';

/** Nothing more need be said. */
type Plain = Readonly<Record<string, never>>;

/** What can be wrong with what a viewer wants of the host; a surface has a sentence for each. */
export interface HostReasons {
  readonly adviceIsOff: Plain;
  readonly badSeed: { readonly value: string };
  readonly botStays: Plain;
  readonly cancelled: Plain;
  readonly damaged: Plain;
  readonly savedDamaged: Plain;
  readonly noAdviser: Plain;
  readonly noSecretsByHand: Plain;
  readonly noSuchBranch: Plain;
  readonly noSuchTable: { readonly value: string };
  readonly notJson: Plain;
  readonly notYourSeat: { readonly seat: number };
  readonly onlyReplay: Plain;
  readonly openElsewhere: Plain;
  readonly savedByOtherRules: { readonly from: string | number; readonly to: string | number };
  readonly reviewAfterEnd: Plain;
  readonly secretsWhileRunning: Plain;
  readonly storageBlocked: Plain;
  readonly searchFailed: Plain;
}

/** A `BadInput` with one reason of the host or of the kernel. */
export const badInput = badInputOf<HostReasons & KernelReasons>();
