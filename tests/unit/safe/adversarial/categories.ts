/** What may be tampered with in the gateway's responses. */
export const categories = [
  'recipient',
  'value',
  'data',
  'operation',
  'nonce',
  'gas',
  'refund',
  'otherHash',
  'notOwner',
  'duplicate',
  'otherSafe',
  'summary',
  'delegatecall',
  'rejection',
  'token',
  'poisoned',
  'note',
] as const
export type Category = (typeof categories)[number]
