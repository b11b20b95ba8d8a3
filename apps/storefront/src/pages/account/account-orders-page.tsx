import { type ComponentType, useEffect, useState } from 'react';
import { FullPageLoader } from '../../shell/full-page-loader.tsx';

/** Personal, so what shows it is fetched where it is known. */
export function View() {
  const [Screen, setScreen] = useState<ComponentType>();
  useEffect(() => {
    import('../../account/orders/orders-screen.tsx').then(({ OrdersScreen }) => setScreen(() => OrdersScreen), Boolean);
  }, []);
  return Screen ? <Screen /> : <FullPageLoader />;
}
export { AccountLayout as Frame } from '../../layouts/account-layout.tsx';
