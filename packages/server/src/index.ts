export { serve } from './serve.ts';
export { type RunningServer, type ServerOptions, startServer, version } from './server.ts';
