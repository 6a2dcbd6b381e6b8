/** What advertising puts into addresses; it changes nothing that a page shows. [TRK-01] */
export const trackingKeys = [
  'utm_medium',
  'utm_source',
  'utm_term',
  'utm_campaign',
  'utm_content',
  'source_type',
  'product',
  'manager',
] as const;
