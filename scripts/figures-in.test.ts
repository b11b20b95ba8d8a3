import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figuresIn, readFigures, worse, writeFigures } from './figures-in.ts';

const lines = [
  'home page of en-GB, 26800 bytes of brotli, best of three rounds of 5 s, 32 connections',
  '  kept page             5,196 requests/s   ratio 0.79 (goal 0.50)',
  '  uncached home page p50 15.9 ms over 55 markets (goal 25 ms)',
  'p50 0.85 ms, p99 1.94 ms',
];

test('numbers with a unit are figures, and goals are not', () => {
  expect(figuresIn('pages', lines)).toEqual([
    { name: 'pages: home page of en-GB, # bytes of brotli, best of three rounds of', figure: 5, unit: 's' },
    { name: 'pages: kept page', figure: 5196, unit: 'requests/s' },
    { name: 'pages: uncached home page p#', figure: 15.9, unit: 'ms' },
    { name: 'pages: p#', figure: 0.85, unit: 'ms' },
    { name: 'pages: p# (2)', figure: 1.94, unit: 'ms' },
  ]);
});

test('figures are read as they were written', () => {
  const figures = figuresIn('pages', lines);
  expect(readFigures(writeFigures(figures, 'linux arm64, 2 × x'))).toEqual({ figures, machine: 'linux arm64, 2 × x' });
});

test('what became worse by more than a fifth is marked: longer times, fewer in a second', () => {
  const before = figuresIn('pages', ['page 100 ms', 'search 1,000 requests/s', 'start 10 ms']);
  expect(worse(figuresIn('pages', ['page 119 ms', 'search 850 requests/s', 'start 2 ms', 'new 5 ms']), before)).toEqual([]);
  expect(worse(figuresIn('pages', ['page 121 ms', 'search 820 requests/s', 'start 10 ms']), before)).toEqual([
    { name: 'pages: page', unit: 'ms', was: 100, is: 121 },
    { name: 'pages: search', unit: 'requests/s', was: 1000, is: 820 },
  ]);
});

test('every program that is run is one, and says so in its list', () => {
  const root = new URL('..', import.meta.url).pathname;
  const list = /^const programs = \{\n([\s\S]*?)^\};/m.exec(readFileSync(`${root}scripts/bench.mjs`, 'utf8'))![1]!;
  const names = [...list.matchAll(/^ {2}'?([\w-]+)'?: \[/gm)].map(([, name]) => `bench/${name}.ts`);
  expect(names.length).toBeGreaterThan(15);
  const there = globSync('bench/*.ts', { cwd: root });
  expect(names.filter((name) => !there.includes(name) || !readFileSync(`${root}bench/README.md`, 'utf8').includes(`node ${name}`))).toEqual(
    [],
  );
});
