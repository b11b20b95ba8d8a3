import { useEffect, useState } from 'react';
import styles from './notify-me.module.css';
import { NotifyMeBody } from './notify-me-body.tsx';

/** On the page about it: the form for the product that a link named. Without one the page only tells how it works. */
export function NotifyMePlace() {
  const [wish, setWish] = useState<{ productId: string; sku: string }>();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const productId = query.get('productId');
    if (productId) setWish({ productId, sku: query.get('sku') ?? '' });
  }, []);
  return (
    wish && (
      <div className={styles.place}>
        <NotifyMeBody {...wish} />
      </div>
    )
  );
}
