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
