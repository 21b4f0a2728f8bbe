import type { Message, TypedMessage } from '#domain'
import { storyTime } from '../../../.storybook/frozenTime.ts'
import { alice, bob, carol } from '../common/rows/items.ts'

// Messages as the views take them: no random, no now.

const signature = `0x${'5a'.repeat(64)}1b` as const

export const vote: TypedMessage = {
  domain: { name: 'Members’ ballot', version: '1', chainId: 1 },
  types: {
    Vote: [
      { name: 'proposal', type: 'string' },
      { name: 'choice', type: 'uint8' },
    ],
  },
  primaryType: 'Vote',
  message: { proposal: 'Paint the clubhouse', choice: 1 },
}

/** A letter with structs in lists, a flag, bytes, and a number beyond what JavaScript counts to. */
export const mail: TypedMessage = {
  domain: {
    name: 'Ether Mail',
    version: '1',
    chainId: 1,
    verifyingContract: '0x7db0A2dd3D9c5a0a4df3F3f4BACB6E9b4E60f1c7',
  },
  types: {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallets', type: 'address[]' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person[]' },
      { name: 'contents', type: 'string' },
      { name: 'isUrgent', type: 'bool' },
      { name: 'stamp', type: 'uint256' },
      { name: 'attachments', type: 'bytes[]' },
      { name: 'seals', type: 'bytes4[]' },
      { name: 'tags', type: 'string[]' },
    ],
  },
  primaryType: 'Mail',
  message: {
    from: { name: 'Alice', wallets: [alice] },
    to: [
      { name: 'Bob', wallets: [bob] },
      { name: 'Carol', wallets: [carol] },
    ],
    contents: 'Hello, both!\nSee you on Friday.',
    isUrgent: false,
    stamp: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
    attachments: [`0x${'c0ffee'.repeat(8)}`],
    seals: ['0x5ea15ea1'],
    tags: [],
  },
}

/** Ten nested structs, each with a number next to the nested one. */
const levels = Array.from({ length: 10 }, (_, level) => `Level${level}`)
/** What reads as something else: hidden characters, many items, and many levels. */
export const hostileData: TypedMessage = {
  domain: { name: 'Mail\u202Eliam\u202C', version: '1', chainId: 1 },
  types: {
    Root: [
      { name: 'items', type: 'uint256[]' },
      { name: 'deep', type: 'Level0' },
      { name: 'amount\u200B', type: 'string' },
      { name: 'recipient', type: 'address' },
    ],
    ...Object.fromEntries(
      levels.map((name, level) => [
        name,
        [
          { name: 'depth', type: 'uint8' },
          ...(level < 9 ? [{ name: 'next', type: `Level${level + 1}` }] : []),
        ],
      ]),
    ),
  },
  primaryType: 'Root',
  message: {
    items: Array.from({ length: 1000 }, (_, index) => index + 70_000),
    deep: levels.reduceRight<Record<string, unknown>>(
      (next, _, level) => ({ depth: level + 200, ...(level < 9 && { next }) }),
      {},
    ),
    'amount\u200B': 'Pay \u202E0001\u202C to Bob',
    recipient: bob,
  },
}

export const permit: TypedMessage = {
  domain: {
    name: 'USD Coin',
    version: '2',
    chainId: 1,
    verifyingContract: '0x87021C0A57429F88fD584e890652888a086C5871',
  },
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  message: {
    owner: alice,
    spender: '0x7db0A2dd3D9c5a0a4df3F3f4BACB6E9b4E60f1c7',
    value: '5000000000',
    nonce: '0',
    deadline: '2000000000',
  },
}

/** A transaction of another Safe, which this one is an owner of. */
export const transaction: TypedMessage = {
  domain: { chainId: 1, verifyingContract: '0x87021C0A57429F88fD584e890652888a086C5871' },
  types: {
    SafeTx: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
  },
  primaryType: 'SafeTx',
  message: { to: '0x7db0A2dd3D9c5a0a4df3F3f4BACB6E9b4E60f1c7', value: '5000000000' },
}

export const signIn = (domain: string) =>
  `${domain} wants you to sign in with your Ethereum account:\n` +
  '0xDaDFdC95B8dcce922B962D3E21B213E69FAd615b\n\nShows your ballots.\n\n' +
  'URI: https://ballot.demo.test\nVersion: 1\nChain ID: 1\nNonce: 32891756\n' +
  'Issued At: 2026-11-20T12:00:00Z'

/** A text that Bob has proposed. */
export const aMessage = (parts: Partial<Message> = {}): Message => ({
  hash: `0x${'5f'.repeat(32)}`,
  at: storyTime - 3_600_000,
  changedAt: storyTime - 3_600_000,
  content: { kind: 'text', text: 'Coffer’s members agree to meet on Friday.' },
  proposer: { address: bob, name: null },
  required: 2,
  confirmations: [{ signer: { address: bob, name: null }, signature }],
  prepared: null,
  app: null,
  ...parts,
})

/** The same, signed by two. */
export const signed = aMessage({
  hash: `0x${'6f'.repeat(32)}`,
  confirmations: [
    { signer: { address: bob, name: null }, signature },
    { signer: { address: carol, name: null }, signature },
  ],
  prepared: `${signature}${signature.slice(2)}`,
})
