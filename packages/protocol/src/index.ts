export * from './frames.ts';
export * from './http.ts';
export * from './room.ts';
