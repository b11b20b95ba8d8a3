import type { ClubWish, ProductPicturesProps, ProductRowProps } from '@selvedge/blocks/block-host.ts';
import { NearView } from '../lib/near-view.tsx';
import styles from './product-places.module.css';
import { ProductRowFrame } from './product-row-frame.tsx';

const loadProductRow = async () => (await import('./product-row.tsx')).ProductRow;
const loadPictures = async () => (await import('./product-pictures.tsx')).ProductPictures;
const loadFreight = async () => (await import('./free-freight.tsx')).FreeFreight;

/** Goods are fetched when their place comes near the screen; their room is there before. @public */
export function ProductRowPlace(props: ProductRowProps) {
  return (
    <NearView
      load={loadProductRow}
      props={props}
      fallback={
        <div className={styles.waiting}>
          <ProductRowFrame {...props} />
        </div>
      }
    />
  );
}

/** @public */
export function PicturesPlace(props: ProductPicturesProps) {
  return <NearView load={loadPictures} props={props} fallback={<div className={styles.pictures} />} />;
}

/** In this file and not in the host, which every page has. @public */
export const joinClub = async (market: string, wish: ClubWish) => (await import('../club/join-club.ts')).joinClub(market, wish);

/** @public */
export const allowVideo = async () => (await import('./allow-functional.ts')).allowFunctional();

/** @public */
export function FreeFreightPlace(props: { version: 'progress' | 'message' | undefined }) {
  return <NearView load={loadFreight} props={props} />;
}
