import { expect, test } from 'vitest';
import { videoAddress } from './video-address.ts';

const video = {
  videoId: '76979871',
  autoplay: false,
  loop: true,
  muted: true,
  controls: true,
  background: false,
  playInline: true,
  displayTitle: false,
  displayPortrait: false,
};

test('CMS-055, CMS-057 the address of a film is its host and its id', () => {
  expect(videoAddress({ ...video, videoId: 'loom.webm' })).toEqual({ kind: 'own', src: '/media/loom.webm' });
  expect(videoAddress({ ...video, videoId: 'loom.webm' }, 'https://films.example/')).toEqual({
    kind: 'own',
    src: 'https://films.example/loom.webm',
  });
  expect(videoAddress(video)?.src).toMatch(/^https:\/\/player\.vimeo\.com\/video\/76979871\?dnt=1&autoplay=0&loop=1&muted=1&controls=1/);
});

test('an accent colour of the house is not one that Vimeo knows', () => {
  expect(videoAddress({ ...video, accentColor: '#b4231f' })?.src).toContain('color=b4231f');
  expect(videoAddress({ ...video, accentColor: 'thread' })?.src).not.toContain('color');
});

test.each([
  'javascript:alert(1)',
  '//evil.example/x.mp4',
  '../secret.mp4',
  'a/../../x.mp4',
  'https://evil.example/x.mp4',
  'x.svg',
  '',
  '12 34',
  '1/2',
])('the id "%s" leads nowhere', (videoId) => {
  expect(videoAddress({ ...video, videoId })).toBeUndefined();
});
