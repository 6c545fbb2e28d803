export * from './chance.ts';
export * from './game.ts';
export { heardBy, type Told } from './heard.ts';
export * from './luck.ts';
export * from './playout.ts';
export * from './record.ts';
export * from './rng.ts';
export * from './seats.ts';
export * from './table.ts';
