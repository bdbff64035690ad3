import type { WinRates } from '@nineworlds/engine';

export const WIN_RATES: WinRates = { rates: {} };

export const STAMPS: Readonly<Record<string, string>> = {};
