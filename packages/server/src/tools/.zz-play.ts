import { writeFileSync } from 'node:fs';
import { startServer } from '../server.ts';
import { Client } from './client.ts';
const server = await startServer({ dataDir: '/tmp/qd-data4', port: 8096, host: '127.0.0.1', webRoot: null, botDelayMs: 0 });
await Promise.all(([['capitan-bacon', 3, { answerSeconds: 3 }], ['capitan-flint', 3, { raceSeconds: 1 }]] as const).map(async ([game, seats, config]) => {
  const t0 = Date.now();
  const me = await new Client(server.url).signIn('Ana');
  const room = await me.create({ game, config, seats, visibility: 'private', pace: { mode: 'live', perMoveSeconds: null, bankSeconds: null, incrementSeconds: 0 } });
  for (let s = 1; s < seats; s++) await me.inRoom(room.code, { type: 'seat-bot', seat: s, level: 'steady' });
  await me.connect();
  me.keep = false;
  me.send({ type: 'enter', room: room.code });
  await new Promise((r) => setTimeout(r, 200));
  me.send({ type: 'contribute', commitment: (me.room ?? room).commitment, text: 'hello-luck-' + game });
  await new Promise((r) => setTimeout(r, 100));
  let n = 0; let table = ''; let over: (() => void) | null = null; const done = new Promise<void>((r) => { over = r; });
  let window = '';
  me.onframe = (f) => {
    if (f.type === 'refused' || f.type === 'error') console.log(game, JSON.stringify(f));
    if (f.type !== 'update' || f.update.viewer === 'spectator') return;
    table = f.update.table;
    const w = f.update.waiting;
    if (w.kind === 'over') { over?.(); return; }
    const id = w.timers[0]?.id ?? '';
    if (id !== '' && id === window) return;
    if (f.update.legal.length > 0 && (w.must & (1 << f.update.viewer))) { window = id; me.send({ type: 'act', id: `a${n++}`, table, seen: f.update.seq, action: f.update.legal[Math.floor(Math.random() * f.update.legal.length)]!, seat: f.update.viewer }); }
  };
  await me.inRoom(room.code, { type: 'start' });
  const timer = setTimeout(() => { console.log(game, 'timeout', n); over?.(); }, 400_000);
  await done; clearTimeout(timer);
  const rec = await me.http('GET', `/api/tables/${table}/record`);
  writeFileSync(`/tmp/rec-${game}.txt`, rec.text);
  console.log(game, n, 'acts', Date.now() - t0, 'ms', rec.status);
  me.close();
}));
await server.close();
process.exit(0);
