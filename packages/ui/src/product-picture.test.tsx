import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductPicture } from './product-picture.tsx';

const picture = { src: '/img/k/0-front', srcSet: '/img/k/0-front.w160 160w, /img/k/0-front.w320 320w', width: 960, height: 1280 };
const common = { alt: 'Navy tee from the front', name: 'Navy tee', sizes: '50vw' };

test('a picture says its sizes and its place before it is there', () => {
  const html = renderToStaticMarkup(<ProductPicture picture={{ ...picture, placeholder: '#aabbcc' }} {...common} />);
  expect(html).toContain(`srcSet="${picture.srcSet}" sizes="50vw" width="960" height="1280"`);
  expect(html).toContain('data-ground="#aabbcc"');
  expect(html).toContain('loading="lazy"');
  // The policy for styles would drop it.
  expect(html).not.toContain('style=');
});

test('the first ones are not put off', () => {
  const html = renderToStaticMarkup(<ProductPicture picture={picture} {...common} priority />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('lazy');
});

test('a picture in one size does not pretend to have others', () => {
  const { srcSet: _, ...one } = picture;
  expect(renderToStaticMarkup(<ProductPicture picture={one} {...common} />)).not.toContain('sizes');
});

test('a product without a picture keeps its box, with its name', () => {
  const html = renderToStaticMarkup(<ProductPicture picture={undefined} {...common} />);
  expect(html).not.toContain('<img');
  expect(html).toContain('data-broken=""');
  expect(html).toContain('Navy tee');
});
