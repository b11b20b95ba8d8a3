import { type RetailTransaction, retail } from '@selvedge/contract/retail-transaction.ts';
import { useMarket } from '../../lib/shop-context.tsx';
import { useAccount } from '../../session/account-store.ts';
import { useAnswer } from '../../session/use-answer.ts';

type Receipts = { status: 'loading' | 'ready' | 'failed'; receipts: readonly RetailTransaction[] };

/** ORD-016 what the shopper bought in stores. Who has not proven the address yet has none. */
export function useReceipts(): Receipts {
  const catalogId = useMarket()?.id ?? '';
  const { user, hasFailed } = useAccount();
  const answer = useAnswer(retail.transactions, user?.isEmailVerified ? { params: { catalogId, accountEmail: user.email } } : false);
  if (hasFailed || answer?.hasError) return { status: 'failed', receipts: [] };
  if (answer) return { status: 'ready', receipts: answer.data.transactions };
  return { status: user && !user.isEmailVerified ? 'ready' : 'loading', receipts: [] };
}
