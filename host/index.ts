export type { HostReasons } from './bad-input.ts';
export { Host } from './host.ts';
export {
  type Claims,
  type HostClock,
  type HostPorts,
  type SaveStore,
  StorageFull,
} from './ports.ts';
export type { Session, SessionOptions } from './requests.ts';
