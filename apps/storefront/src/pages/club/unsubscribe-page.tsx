import { useEffect, useState } from 'react';
import { Unsubscribe } from '../../club/unsubscribe.tsx';
import { NearView } from '../../lib/near-view.tsx';

const loadLeaveWaiting = async () => (await import('../../notify-me/leave-waiting.tsx')).LeaveWaiting;

/** Where messages are ended: those of the club, or the one about a piece that is waited for, which its token names. */
export function View() {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(new URLSearchParams(location.search).get('token')), []);
  if (token === null) return <Unsubscribe />;
  return <NearView load={loadLeaveWaiting} props={{ token }} fallback={<Unsubscribe />} />;
}
