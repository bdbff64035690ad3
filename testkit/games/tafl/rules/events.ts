import { declareEvents, type EventSink } from '@nineworlds/engine';

/** What can happen, with its facts. */
export interface TaflEvents {
  moved: { seat: number; from: string; to: string };
  taken: { seat: number; square: string };
  kingCaught: { square: string };
  kingEscaped: { square: string };
  drawn: { turns: number };
}

/** Who listens to what happens, if anybody does. */
export type Sink = EventSink<TaflEvents> | undefined;

/** The events; nobody learns a secret by them. */
export const EVENTS = declareEvents<TaflEvents>({
  moved: false,
  taken: false,
  kingCaught: false,
  kingEscaped: false,
  drawn: false,
});
