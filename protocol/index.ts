export * from './request.ts';
export * from './state.ts';
