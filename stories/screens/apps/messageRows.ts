import { type MessageRow, withMessage } from '../../../src/screens/apps/open/messageRows.ts'

const at = 1_763_640_000_000
const origin = 'https://payroll.demo.test'

/** The messages between an app and its host, as the host logs them. */
export const rows: readonly MessageRow[] = (
  [
    { kind: 'answer', at, id: 'd95754b2fa', error: undefined },
    {
      kind: 'request',
      at: at + 20,
      id: 'c4a97f1f34',
      method: 'getSafeInfo',
      origin,
      check: 'accepted',
    },
    { kind: 'answer', at: at + 21, id: 'c4a97f1f34', error: undefined },
    {
      kind: 'request',
      at: at + 40,
      id: '1ebca8d6be',
      method: 'rpcCall',
      origin,
      check: 'accepted',
    },
    {
      kind: 'answer',
      at: at + 90,
      id: '1ebca8d6be',
      error: { text: 'Request failed', code: -32603 },
    },
    {
      kind: 'request',
      at: at + 95,
      id: '77ab0d1e2f',
      method: 'eth_sign',
      origin,
      check: 'declined',
    },
    {
      kind: 'answer',
      at: at + 95,
      id: '77ab0d1e2f',
      error: { text: '"eth_sign" not implemented', code: 4200 },
    },
    { kind: 'request', at: at + 120, id: undefined, method: undefined, origin, check: 'ignored' },
    {
      kind: 'request',
      at: at + 130,
      id: '5e5e5e5e5e',
      method: 'getSafeInfo',
      origin: 'https://evil.demo.test',
      check: 'foreign',
    },
    {
      kind: 'answer',
      at: at + 131,
      id: '5e5e5e5e5e',
      error: { text: 'Request failed', code: 4100 },
    },
    { kind: 'event', at: at + 150, name: 'transactionExecuted' },
    {
      kind: 'request',
      at: at + 200,
      id: '0f0f0f0f0f',
      method: 'sendTransactions',
      origin,
      check: 'accepted',
    },
  ] as const
).reduce<readonly MessageRow[]>(withMessage, [])
