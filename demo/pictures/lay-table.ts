import type { Ratio } from '@selvedge/contract/content/image.ts';
import { productId } from '@selvedge/domain/catalogue/product-id.ts';
import sharp from 'sharp';
import { dyeGarment } from '../garments/dye-garment.ts';
import { layGround, type Placed } from '../garments/ground.ts';
import { garmentsOf } from '../src/assortment/demo-assortment.ts';
import type { PictureRecipe } from '../src/assortment/picture-recipe.ts';
import { giftCardRecipes } from '../src/assortment/special-lines.ts';
import type { Table } from './tables.ts';

/** A table seen through a frame: the pieces as the shop sells them, each as large as it is beside the others. */
export async function layTable({ ground, pieces, frames }: Table, ratio: Ratio, size: { width: number; height: number }) {
  const frame = frames[ratio];
  if (!frame) throw new Error(`The table has no frame of ${ratio}.`);
  const scale = size.width / frame.width;
  const recipes = recipesOf(pieces.map(({ product }) => product));
  const items: Placed[] = [];
  for (const { product, view = 'front', tall, x, y, turn = 0 } of pieces) {
    const raster = await drawPiece(recipes.get(product)!, { view, height: Math.round(tall * scale), turn });
    const left = Math.round((x - frame.x) * scale - raster.width / 2);
    const top = Math.round((y - frame.y) * scale - raster.height / 2);
    items.push({ raster, left, top });
  }
  return layGround(items, { ...size, ground, zoom: Math.min(1, (scale * 1200) / size.width / 7) });
}

/** What the demo sells under these numbers. A piece that it no longer sells is no picture of the shop. */
function recipesOf(products: readonly string[]): Map<string, PictureRecipe> {
  const found = new Map<string, PictureRecipe>([...giftCardRecipes].filter(([id]) => products.includes(id)));
  for (const { styleNumber, options } of garmentsOf({}))
    for (const { colour, optionId, recipe } of options) {
      const id = productId({ styleNumber, colour: colour.id, optionId });
      if (products.includes(id)) found.set(id, recipe);
    }
  const lost = products.filter((product) => !found.has(product));
  if (lost.length > 0) throw new Error(`The demo doesn't sell ${lost.join(', ')}.`);
  return found;
}

/** As tall as it shall be without the empty border of its drawing, and turned as it lies. */
async function drawPiece(recipe: PictureRecipe, { view, height, turn }: { view: 'front' | 'back'; height: number; turn: number }) {
  const { data, width, height: drawn } = await dyeGarment({ ...recipe, view, width: 1200 });
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const cut = await sharp(data, { raw: { width, height: drawn, channels: 4 } })
    .trim({ background: clear, threshold: 8 })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const sized = await sharp(cut).resize({ height, kernel: 'lanczos3' }).png({ compressionLevel: 1 }).toBuffer();
  const { data: pixels, info } = await sharp(sized)
    .rotate(turn, { background: clear })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: pixels, width: info.width, height: info.height };
}
