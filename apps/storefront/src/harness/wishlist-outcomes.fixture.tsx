import { wishlist } from '@selvedge/contract/wishlist.ts';
import { ConfirmWish } from '../notify-me/confirm-wish.tsx';
import { LeaveButton } from '../notify-me/leave-button.tsx';
import { LeaveWaiting } from '../notify-me/leave-waiting.tsx';
import { NotifyMeForm } from '../notify-me/notify-me-form.tsx';
import { Content as AddToWishlist } from '../wishlist/flyout/add-to-wishlist.tsx';
import { Content as CreateWishlist } from '../wishlist/flyout/create-wishlist.tsx';
import { Content as ShareWishlist } from '../wishlist/flyout/share-wishlist.tsx';
import { Heart } from '../wishlist/heart/heart.tsx';
import { DeleteList } from '../wishlist/list/delete-list.tsx';
import { RenameList } from '../wishlist/list/rename-list.tsx';
import { SharedList } from '../wishlist/list/shared-list.tsx';
import { list, lists, type OutcomeScreen, ok, refusal, shown } from './outcome-parts.fixture.tsx';
import { press, send, tick, type } from './test-screen.tsx';

const waitedFor = {
  ...{ id: 'y', hasEcom: true, isPreorder: false, inStock: true, isInDeliverySet: false, isDigital: false, isProductSet: false },
  allowInStockNotifications: true,
  variants: [{ id: 'y,M', size: { sizeId: 'M', name: 'M' }, inStockEcom: false }],
};

const second = { ...list, wishlistId: '8a6f3f0e-7d53-4c8e-9a55-0f6f7b1f7a11', isDefaultWishlist: false, skus: [] };

const inWishlist = { isSignedIn: true, place: 'toast', otherwise: 'wishlist.error_generic' } as const;

const full = [{ reply: refusal(400, 'wishlist_refused', { sku: ['wishlist.full'] }), says: 'wishlist.full' }];

export const wishlistOutcomes: readonly OutcomeScreen[] = [
  ...(['', '2027-01-01T00:00:00.000Z'] as const).map(
    (comingSoonProduct): OutcomeScreen => ({
      ...{ endpoint: comingSoonProduct ? 'notifyMe.goingLive' : 'notifyMe.optIn', screen: 'asking to be told of a piece' },
      ...{ place: 'alert', otherwise: 'feedback.error_generic', toggles: { notifyMe: true, productGoingLive: true } },
      draw: () => (
        <NotifyMeForm product={{ ...waitedFor, comingSoonProduct } as never} sku="y,M" own={[]} onChange={() => {}}>
          {null}
        </NotifyMeForm>
      ),
      act: async () => {
        await type('[name=email]', 'ada@example.com');
        await send();
      },
      keeps: { '[name=email]': 'ada@example.com' },
      refusals: [
        { reply: refusal(400, 'invalid_request', { email: ['field.email'] }), says: { key: 'field.email', place: 'field' } },
        { reply: refusal(400, 'invalid_request', { sku: ['notify_me.in_stock'] }), says: 'notify_me.in_stock' },
      ],
    }),
  ),
  {
    ...{ endpoint: 'notifyMe.confirm', screen: 'the link of a wish', place: 'page', otherwise: 'notify_me.confirm.failed.text' },
    says: { invalid_request: 'notify_me.confirm.used_up.text' },
    draw: () => <ConfirmWish token="t" />,
    act: async () => {},
  },
  {
    ...{ endpoint: 'notifyMe.leave', screen: 'the link that deletes a wish', place: 'page', otherwise: 'feedback.error_generic' },
    says: { not_found: 'notify_me.leave_page.gone.text', market_not_found: 'notify_me.leave_page.gone.text' },
    draw: () => <LeaveWaiting token="t" />,
    act: () => press('notify_me.leave_page.button'),
  },
  {
    ...{ endpoint: 'notifyMe.leave', screen: 'the list of wishes', place: 'toast', otherwise: 'feedback.error_generic' },
    draw: () => <LeaveButton token="t" onLeft={() => {}} />,
    act: () => press('notify_me.leave'),
  },
  {
    ...{ endpoint: 'wishlist.add', screen: 'a heart', ...inWishlist, refusals: full },
    draw: () => <Heart sku="y" name="Tee" />,
    act: () => press('wishlist.keep'),
  },
  {
    ...{ endpoint: 'wishlist.remove', screen: 'a heart', ...inWishlist },
    draw: () => <Heart sku="x" name="Tee" />,
    act: () => press('wishlist.keep'),
  },
  {
    ...{ endpoint: 'wishlist.add', screen: 'choosing a list', ...inWishlist, refusals: full },
    answers: [{ endpoint: wishlist.wishlists, reply: ok([...lists, second]) }],
    draw: () => <AddToWishlist props={{ sku: 'y', name: 'Tee' }} close={() => {}} />,
    act: () => tick('[type=checkbox]'),
  },
  {
    ...{ endpoint: 'wishlist.addRange', screen: 'a list that somebody shared', ...inWishlist, refusals: full },
    answers: [{ endpoint: wishlist.sharedWishlist, reply: ok(shown) }],
    draw: () => <SharedList shareReference="abcdefghijklmnopqrstuv" page={1} />,
    act: () => press('wishlist.shared.keepAll'),
  },
  {
    ...{ endpoint: 'wishlist.create', screen: 'a new list', isSignedIn: true, place: 'toast', otherwise: 'wishlist.create_wishlist_error' },
    draw: () => <CreateWishlist props={undefined} close={() => {}} />,
    act: async () => {
      await type('form input', 'Summer');
      await send();
    },
    keeps: { 'form input': 'Summer' },
    refusals: [
      {
        reply: refusal(400, 'wishlist_refused', { wishlistName: ['wishlist.too_many'] }),
        says: { key: 'wishlist.too_many', place: 'field' },
      },
    ],
  },
  {
    ...{ endpoint: 'wishlist.rename', screen: 'another name', isSignedIn: true, place: 'field', otherwise: 'wishlist.error_generic' },
    draw: () => <RenameList list={lists[0]!} onDone={() => {}} />,
    act: async () => {
      await type('form input', 'Summer');
      await send();
    },
    keeps: { 'form input': 'Summer' },
  },
  {
    ...{ endpoint: 'wishlist.delete', screen: 'deleting a list', ...inWishlist },
    draw: () => <DeleteList list={lists[0]!} onDone={() => {}} />,
    act: () => press('wishlist.delete.confirm'),
  },
  {
    ...{ endpoint: 'wishlist.shareLink', screen: 'sharing a list', ...inWishlist },
    draw: () => <ShareWishlist props={{ wishlistId: list.wishlistId }} close={() => {}} />,
    act: async () => {},
  },
  {
    ...{ endpoint: 'wishlist.revokeShareLink', screen: 'the end of sharing', ...inWishlist },
    answers: [{ endpoint: wishlist.shareLink, reply: ok({ shareLinkReference: 'r', url: '/r' }) }],
    draw: () => <ShareWishlist props={{ wishlistId: list.wishlistId }} close={() => {}} />,
    act: () => press('wishlist.share.stop'),
  },
  {
    ...{ endpoint: 'wishlist.shareMail', screen: 'sharing by mail', isSignedIn: true, place: 'field', otherwise: 'wishlist.error_generic' },
    says: {
      invalid_request: 'wishlist.share.wrongMail',
      invalid_claim: 'wishlist.share.unverified',
      too_many_requests: 'wishlist.share.tooMany',
    },
    answers: [{ endpoint: wishlist.shareLink, reply: ok({ shareLinkReference: 'r', url: '/r' }) }],
    draw: () => <ShareWishlist props={{ wishlistId: list.wishlistId }} close={() => {}} />,
    act: async () => {
      await type('form input', 'eve@example.com');
      await send();
    },
    keeps: { 'form input': 'eve@example.com' },
  },
];
