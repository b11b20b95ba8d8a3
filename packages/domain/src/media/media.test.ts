import { pictureWidths } from '@selvedge/contract/media.ts';
import { describe, expect, test } from 'vitest';
import { readPictureUrl } from './read-picture-url.ts';
import { showPicture } from './show-picture.ts';

const key = '0123456789abcdef01234567';
const images = { urlTemplate: `/img/${key}/{index}-{format}`, indexes: [{ index: 3, format: 'front' }] };

describe('the address of a picture', () => {
  test('leads back to what it was made from, in every width', () => {
    const urls =
      showPicture(images, 0)
        ?.srcSet?.split(', ')
        .map((each) => each.split(' ')[0] ?? '') ?? [];
    expect(urls.map(readPictureUrl)).toEqual(pictureWidths.map((width) => ({ key, index: 3, format: 'front', width, type: 'best' })));
  });

  test('is a JPEG of middle size where it names neither width nor type', () => {
    const { src = '' } = showPicture(images, 0) ?? {};
    expect(readPictureUrl(src)).toEqual({ key, index: 3, format: 'front', width: 960, type: 'jpg' });
  });

  test('may name its type', () => {
    expect(readPictureUrl(`/img/${key}/1000-look.w160`)).toMatchObject({ index: 1000, format: 'look' });
    expect(readPictureUrl(`/img/${key}/0-look.w160.avif`)).toEqual({ key, index: 0, format: 'look', width: 160, type: 'avif' });
  });

  test.each([
    ['another width', `/img/${key}/0-front.w481.webp`],
    ['an endless width', `/img/${key}/0-front.w48000000000.webp`],
    ['a second spelling of a width', `/img/${key}/0-front.w0480.webp`],
    ['another type', `/img/${key}/0-front.w480.gif`],
    ['a second spelling of a type', `/img/${key}/0-front.w480.jpeg`],
    ['a name that every object has', `/img/${key}/0-front.w480.constructor`],
    ['a type without a width', `/img/${key}/0-front.webp`],
    ['a second spelling of an index', `/img/${key}/00-front.w480`],
    ['an index between the product’s own and the library’s', `/img/${key}/100-front.w480`],
    ['an endless index', `/img/${key}/9999999999-front.w480`],
    ['an index below zero', `/img/${key}/-1-front.w480`],
    ['no format', `/img/${key}/0.w480`],
    ['a key in capitals', `/img/${key.toUpperCase()}/0-front`],
    ['a key that is too short', '/img/0123/0-front'],
    ['a path upward', `/img/../${key}/0-front`],
    ['an encoded path upward', `/img/${key}/..%2f..%2fetc%2fpasswd`],
    ['a zero byte', `/img/${key}/0-front\0.w480`],
    ['a line break at the end', `/img/${key}/0-front.w480\n`],
    ['nothing', '/img/'],
    ['another folder', `/media/${key}/0-front`],
  ])('%s is nobody’s', (_, path) => {
    expect(readPictureUrl(path)).toBeUndefined();
  });
});

describe('a product’s picture', () => {
  test('is not there where the product has fewer', () => {
    expect(showPicture(images, 1)).toBeUndefined();
  });

  test('from elsewhere has one size: nobody promised others', () => {
    const picture = showPicture({ ...images, urlTemplate: 'https://pictures.example/{index}/{format}.jpg', placeholder: '#aabbcc' }, 0);
    expect(picture).toEqual({ src: 'https://pictures.example/3/front.jpg', width: 960, height: 1280, placeholder: '#aabbcc' });
  });
});
