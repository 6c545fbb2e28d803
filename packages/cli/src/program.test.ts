import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drive, randomBot } from '@quarterdeck/bots';
import { games } from '@quarterdeck/games';
import { type AnyGame, commitTo, type GameRecord, type LuckProof, openTable, sealedLuck, writeRecord } from '@quarterdeck/kernel';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { run } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

/** Runs a command line and gathers what it prints. */
async function cli(line: string | readonly string[]): Promise<{ status: number; out: string; err: string }> {
  let out = '';
  let err = '';
  vi.spyOn(console, 'log').mockImplementation((text) => {
    out += `${text}\n`;
  });
  vi.spyOn(console, 'error').mockImplementation((text) => {
    err += `${text}\n`;
  });
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += text;
    return true;
  });
  const status = await run(typeof line === 'string' ? line.split(' ') : line);
  vi.restoreAllMocks();
  return { status, out, err };
}

const coco = games['coco-capitano'] as AnyGame;

/** A finished game as a server would publish it. */
function record(): GameRecord {
  const seed = '5e'.repeat(32);
  const contributions = ['x', 'y'];
  const table = openTable({ game: coco, config: coco.config({}), seats: 2, luck: sealedLuck(seed, contributions) });
  drive(table, [randomBot, randomBot], 3);
  return { ...table.record(), names: ['Ana', 'Bo'], luck: { commitment: commitTo(seed), seed, contributions } };
}

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('simulate', () => {
  const line = 'simulate coco-capitano --players 3 --games 120 --seed 4 --bots random,random,random --json -';

  it('gives the same numbers whatever the number of cores, and others with another seed', async () => {
    const one = await cli(`${line} --jobs 1`);
    const two = await cli(`${line} --jobs 2`);
    expect(one.status).toBe(0);
    expect(two.out).toBe(one.out);
    expect((await cli(`${line} --jobs 1 --seed 5`)).out).not.toBe(one.out);
  });

  it('counts every game once', async () => {
    const simulation = JSON.parse((await cli(`${line} --jobs 1`)).out);
    const sum = (pairs: readonly (readonly number[])[]): number => pairs.reduce((total, [, count]) => total + (count ?? 0), 0);
    expect(sum(simulation.decisions.counts)).toBe(120);
    expect(sum(simulation.scores[2].counts)).toBe(120);
    expect(simulation.winners.reduce((total: number, { games: won }: { games: number }) => total + won, 0)).toBe(120);
    expect(simulation.decisions.least).toBeLessThanOrEqual(simulation.decisions.median);
    expect(simulation.firsts[0].share.low).toBeLessThan(simulation.firsts[0].share.high);
  });

  it('prints tables, and saves JSON and one page that loads nothing', async () => {
    const json = join(folder, 'out.json');
    const html = join(folder, 'out.html');
    const { status, out } = await cli(
      `simulate coco-capitano --games 60 --jobs 1 --options openScores=false --json ${json} --html ${html}`,
    );
    expect(status).toBe(0);
    expect(out).toMatch(/seat .* first .* 95 % interval/);
    expect(out).toContain('how games end');
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ games: 60, config: { openScores: false } });
    const page = readFileSync(html, 'utf8');
    expect(page.match(/<svg /g)?.length).toBe(7);
    expect(page).not.toMatch(/<script|<link|src=|https?:/);
  });
});

describe('arena', () => {
  it('matches kinds of bots, the same on any number of cores', async () => {
    const line = 'arena coco-capitano --players 3 --bots random,random --games 60 --json -';
    const one = await cli(`${line} --jobs 1`);
    expect(one.status).toBe(0);
    expect((await cli(`${line} --jobs 2`)).out).toBe(one.out);
    const { standings, games: played } = JSON.parse(one.out);
    expect(played).toBe(60);
    expect(standings[0].wins + standings[1].wins).toBeCloseTo(60);
  });
});

describe('replay', () => {
  const file = written('coco.txt', writeRecord(record()));

  it('prints every stop as a spectator, as a seat or with all open', async () => {
    const spectator = await cli(`replay ${file}`);
    expect(spectator.out).toMatch(/^stop 0 of \d+ · coco-capitano · seen by spectator\n/);
    expect(spectator.out).toMatch(/over: places \d \d, scores \d+ \d+\n/);
    const seat = await cli(`replay ${file} --as 1 --from 2`);
    expect(seat.out).toMatch(/^stop 2 of/);
    expect(seat.out).toContain('seen by seat 1 (Bo)');
    expect(seat.out).toMatch(/choices: roll/);
    expect((await cli(`replay ${file} --as all --plain`)).out).toMatch(/\n {2}\* \d/);
  });
});

describe('verify', () => {
  it('accepts a record whose luck follows from its seed', async () => {
    const good = await cli(`verify ${written('good.txt', writeRecord(record()))}`);
    expect(good).toMatchObject({ status: 0, err: '' });
    expect(good.out).toMatch(
      /good\.txt: coco-capitano 1, 2 seats, \d+ lines follow the rules, all \d+ chance outcomes follow from the seed, places \d \d/,
    );
  });

  it('names the first line whose luck does not follow', async () => {
    const played = record();
    const proof = played.luck as LuckProof;
    const luck = { ...proof, contributions: ['x', 'z'] };
    const { status, err } = await cli(`verify ${written('luck.txt', writeRecord({ ...played, luck }))}`);
    expect(status).toBe(2);
    expect(err).toMatch(/luck\.txt: line \d+: the seed gives "\* \d+" here, but the record has "\* \d+"\./);
  });

  it('leaves luck alone when asked to', async () => {
    const { luck: _, ...bare } = record();
    const file = written('bare.txt', writeRecord(bare));
    expect((await cli(`verify --rules-only ${file}`)).status).toBe(0);
    expect((await cli(`verify ${file}`)).err).toMatch(/bare\.txt: line 5: the header has no "luck:" line/);
  });
});

describe('what makes no sense', () => {
  const file = written('bad.txt', writeRecord({ ...record(), lines: ['* 0', '0 fly'] }));
  it.each([
    ['perft ludo', /no game "ludo"; the games are .*coco-capitano/],
    ['perft coco-capitano --players 5', /--players 5: coco-capitano is for 2 to 4 players/],
    ['perft coco-capitano --players two', /--players <n>' argument 'two' is invalid\. It should be a whole number from/],
    ['perft coco-capitano --options sails=3', /--options: There is no option "sails"; the options are/],
    ['perft coco-capitano --options sails', /"sails" should be name=value, or a JSON object/],
    ['perft coco-capitano --options {"a"', /--options: \{"a" is not a JSON object/],
    ['simulate coco-capitano --bots wise', /"wise" is no level of bots; levels are random, easy, steady/],
    ['simulate coco-capitano --players 4 --bots random,random', /--bots names 2 levels; for 4 players it takes 1 or 4/],
    ['simulate coco-capitano --games 5 --jobs 1 --json /nowhere/at/all.json', /all\.json cannot be written \(ENOENT\)/],
    ['arena coco-capitano --bots random', /--bots: An arena of 2 sides takes 2 to 2 kinds of bots, not 1/],
    ['simulate', /missing required argument 'game'/],
    ['serve --port 70000', /--port <n>' argument '70000' is invalid\. It should be a whole number from 0 to 65535/],
    ['simulat coco-capitano', /unknown command 'simulat'\n\(Did you mean simulate\?\)/],
    ['simulate coco-capitano --gmaes 3', /unknown option '--gmaes'\n\(Did you mean --games\?\)/],
    ['verify /no/such/record.txt', /record\.txt: there is no such file/],
    [`verify ${folder}`, /this is a folder/],
    [`verify ${file}`, /bad\.txt: line 9: /],
    [`replay ${written('note.txt', 'hello')}`, /note\.txt: line 1: a record begins with "quarterdeck record 1"/],
    [`replay ${written('ludo.txt', writeRecord({ ...record(), game: 'ludo' }))}`, /ludo\.txt: there is no game "ludo"/],
    [`replay ${join(folder, 'coco.txt')} --as 2`, /--as "2" should be a seat from 0 to 1, spectator or all/],
    [`replay ${join(folder, 'coco.txt')} --from 9999`, /--from 9999: this record has stops 0 to \d+/],
  ])('%s: says what is wrong and what is allowed, status 2', async (line, message) => {
    const { status, err } = await cli(line);
    expect(err).toMatch(message);
    expect(status).toBe(2);
  });

  it('is not in help', async () => {
    for (const command of ['serve', 'simulate', 'arena', 'replay', 'verify', 'perft', 'bench']) {
      const { status, out } = await cli(`${command} --help`);
      expect(status).toBe(0);
      expect(out).toContain(`$ quarterdeck ${command}`);
    }
  });
});
