import { writeFileSync } from 'node:fs';
import { startServer } from '../server.ts';
import { Client } from './client.ts';
const server = await startServer({ dataDir: '/tmp/qd-data3', port: 8096, host: '127.0.0.1', webRoot: null, botDelayMs: 0 });
for (const [game, seats] of [['coco-capitano', 3], ['bacon', 4], ['buccaneer', 4], ['capitan-bacon', 3], ['capitan-flint', 4]] as const) {
  const t0 = Date.now();
  const me = await new Client(server.url).signIn('Ana');
  const config = game === 'capitan-bacon' ? { answerSeconds: 3 } : game === 'capitan-flint' ? { raceSeconds: 1 } : {};
  const room = await me.create({ game, config, seats, visibility: 'private', pace: { mode: 'live', perMoveSeconds: null, bankSeconds: null, incrementSeconds: 0 } });
  for (let s = 1; s < seats; s++) await me.inRoom(room.code, { type: 'seat-bot', seat: s, level: 'steady' });
  await me.connect();
  me.keep = false;
  me.send({ type: 'enter', room: room.code });
  await new Promise((r) => setTimeout(r, 200));
  me.send({ type: 'contribute', commitment: (me.room ?? room).commitment, text: 'hello-luck-' + game });
  await new Promise((r) => setTimeout(r, 100));
  let n = 0; let table = ''; let over: (() => void) | null = null; const done = new Promise<void>((r) => { over = r; });
  me.onframe = (f) => {
    if (f.type === 'refused' || f.type === 'error') console.log(game, JSON.stringify(f));
    if (f.type !== 'update' || f.update.viewer === 'spectator') return;
    table = f.update.table;
    if (f.update.waiting.kind === 'over') over?.();
    else if (f.update.legal.length > 0 && (f.update.waiting.must & (1 << f.update.viewer))) me.send({ type: 'act', id: `a${n++}`, table, seen: f.update.seq, action: f.update.legal[Math.floor(Math.random() * f.update.legal.length)]!, seat: f.update.viewer });
  };
  await me.inRoom(room.code, { type: 'start' });
  const timer = setTimeout(() => { console.log(game, 'timeout', n); over?.(); }, 150_000);
  await done; clearTimeout(timer);
  const rec = await me.http('GET', `/api/tables/${table}/record`);
  writeFileSync(`/tmp/rec-${game}.txt`, rec.text);
  console.log(game, n, 'acts', Date.now() - t0, 'ms', rec.status);
  me.close();
}
await server.close();
process.exit(0);
