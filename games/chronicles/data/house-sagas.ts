import type { Saga } from '../rules/saga/language.ts';
import saga1 from '../sagas/1/saga.json' with { type: 'json' };
import saga2 from '../sagas/2/saga.json' with { type: 'json' };
import saga3 from '../sagas/3/saga.json' with { type: 'json' };
import saga4 from '../sagas/4/saga.json' with { type: 'json' };
import saga5 from '../sagas/5/saga.json' with { type: 'json' };
import saga6 from '../sagas/6/saga.json' with { type: 'json' };

/**
 * C-15.91, C-15.92, C-15.93, C-15.94, C-15.95, C-15.96: our six sagas in their order, with their material (C-15.21). Types of JSON are wider than the language; a test holds them
 * to `check-saga.ts` like any file.
 */
export const HOUSE_SAGAS = [saga1, saga2, saga3, saga4, saga5, saga6] as unknown as readonly Saga[];
