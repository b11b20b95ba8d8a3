import { readFileSync } from 'node:fs';
import type { SubBrand } from '@selvedge/contract/navigation.ts';
import { expect, test } from 'vitest';
import { coloursOfFace, houseColours, meaningColours } from './colours-of-face.ts';
import { writeBrandStyles } from './write-brand-styles.ts';

const link = { url: '/en-GB/other-side', title: '', pageId: '', openInCurrentTab: true, openModal: false };
const brand = (code: string, face?: object) => ({ code, name: code, link, tagline: '', ...(face && { face }) }) as SubBrand;

test('a page wears a brand by its code; brands without a face write nothing', () => {
  const styles = writeBrandStyles([
    brand(''),
    brand('plain'),
    brand('os', { accent: '#26344f', corner: 'soft', weight: 'bold', crop: '4/5' }),
  ]);
  expect(styles).toMatch(/^:root:has\(\[data-brand="os"\]\)\{[^{}]*\}$/);
  for (const token of ['--accent:#26344f', '--focus:#26344f', '--paper:#fbfaf7', '--corner:4px', '--medium:650', '--tile-ratio:4/5'])
    expect(styles).toContain(token);
});

test('nothing that is written into a draft leaves the rule', () => {
  const evil = '#fff}</style><script>alert(1)</script>';
  const face = { ground: evil, cloth: evil, ink: evil, accent: evil, corner: evil, weight: evil, crop: evil };
  const styles = writeBrandStyles([brand('os', face), brand(evil, { ground: '#ffffff' })]);
  expect(styles).not.toMatch(/script|alert|#fff\}/);
  expect(styles.split('}')).toHaveLength(2);
});

test('quiet words and lines lie between the ink and the ground that a brand has chosen', () => {
  expect(coloursOfFace({})).toEqual(houseColours);
  expect(coloursOfFace({ ground: '#ffffff', ink: '#000000' })).toMatchObject({ quiet: '#404040', line: '#808080', hairline: '#dbdbdb' });
});

test('the colours of the house are those that the shop is drawn with', () => {
  const tokens = readFileSync(new URL('../../../ui/src/tokens.css', import.meta.url), 'utf8');
  const drawnAs = (name: string) => tokens.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1];
  const { ground, cloth, ink, accent, quiet, hairline, line } = houseColours;
  const drawn = ['paper', 'cloth', 'ink', 'thread', 'ink-2', 'hairline', 'line'].map(drawnAs);
  expect([ground, cloth, ink, accent, quiet, hairline, line]).toEqual(drawn);
  for (const [name, value] of Object.entries(meaningColours)) expect(drawnAs(name), name).toBe(value);
});
