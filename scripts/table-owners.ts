/** Which folder of the API writes a table's rows. Others read them in a join, and call its verbs to change them. */
const tablesOf: Readonly<Record<string, string>> = {
  http: 'rate_limit',
  revision: 'revision',
  audit: 'audit_log',
  jobs: 'outbox',
  mail: 'mail',
  market: 'market map_country market_version',
  careers: 'job',
  redirect: 'redirect',
  feed: 'product_feed product_feed_state product_feed_revision',
  identity:
    'staff session staff_invitation shopper shopper_identity shopper_session shopper_token refresh_token signing_key shopper_passkey passkey_challenge shopper_second_factor',
  store: 'store',
  catalogue: 'catalogue_change product_find reward_product',
  assortment:
    'category attribute_value badge style style_text product variant gift_card_amount price stock_location product_relation import_run import_part change_set change_item',
  'product-picture': 'shelf_picture',
  media: 'media_picture media_upload media_crop_file media_version media_crop media_use picture_swap',
  'picture-fetch': 'fetched_picture import_picture',
  content:
    'feature_flag translation translation_version page page_draft page_version document release release_page release_setting release_text setting_draft setting_version terms_draft terms_version ab_test ab_test_page',
  device: 'device staff_badge device_staff',
  search: 'searched_term',
  consent: 'consent_proof',
  stock: 'stock stock_change stock_reservation stock_movement',
  promotion: 'promotion promotion_code promotion_redemption staff_discount_rules',
  'gift-card': 'gift_card gift_card_movement gift_card_entry',
  club: 'club_contact club_wish club_consent',
  address: 'address',
  wishlist: 'wishlist wishlist_sku',
  recommendation: 'recommendation_event recommendation_score',
  analytics:
    'analytics_batch analytics_visit analytics_hour analytics_product_day analytics_funnel_day analytics_vital_day analytics_test_subject analytics_test_arm',
  'market-copy': 'market_copy market_copy_part',
  basket: 'basket basket_reminder',
  payment: 'payment_attempt payment_event payment_session payment_change',
  figures: 'exchange_rate sales_change sales_sum sales_summed',
  order: 'order_counter customer_order order_line order_origin order_payment order_event order_mail order_exchange',
  parcel: 'parcel parcel_line parcel_event',
  carrier: 'carrier_pickup',
  fulfilment: 'refund refund_line refund_part order_cancellation order_cancellation_line order_note',
  collect: 'collection',
  retail: 'retail_transaction',
  'draft-order': 'draft_order draft_order_line',
  handover: 'basket_handover',
  returns: 'order_return order_return_line order_withdrawal return_picture fit_hint fit_count',
  invoice: 'invoice invoice_counter',
  support: 'support_case support_message',
  account: 'shopper_profile terms_acceptance email_change',
  loyalty:
    'loyalty_account loyalty_entry loyalty_lot loyalty_purchase loyalty_rule loyalty_voucher loyalty_gift loyalty_payment loyalty_offer loyalty_correction loyalty_till_use',
  'price-drop': 'price_drop_mail',
  'notify-me': 'notify_me',
  mailing: 'mailing_segment mailing mailing_recipient',
  'market-health': 'staff_preference doctor_report',
};

/**
 * Writes into a table of another folder that are meant: the file, the tables, and why the owner's verb will not do. Each owner stands above
 * the writer, which cannot call it.
 */
export const allowedWrites: readonly { file: string; tables: string; why: string }[] = [
  {
    file: 'assortment/import/merge-staging.ts',
    tables: 'stock',
    why: 'a file names variants and their pieces together: one merge of staged rows, one transaction',
  },
  {
    file: 'picture-fetch/show-fetched.ts',
    tables: 'product',
    why: 'only the pictures of a product, under the locks of its rows, when they have arrived',
  },
  {
    file: 'product-picture/show-on-products.ts',
    tables: 'product',
    why: 'only the pictures of a product, in the transaction in which staff replace one',
  },
  {
    file: 'store/keep-stock-location.ts',
    tables: 'stock_location',
    why: 'the place of a store that staff keep, in the transaction in which the store is saved',
  },
  { file: 'picture-fetch/settle.ts', tables: 'import_run', why: "only a run's count of pictures, in the statement that settles them" },
];

export const tableOwners: ReadonlyMap<string, string> = new Map(
  Object.entries(tablesOf).flatMap(([folder, tables]) => tables.split(' ').map((table) => [table, folder] as const)),
);
