import type { TypedMessage } from '#gateway'
import { base, safes } from '../../chain/genesis/places.ts'
import { people } from '../../people.ts'
import type { Seeding } from './seeding.ts'
import { ask, delegate, type MessagePlan } from './signing.ts'

const { alice, bob, carol, erin, frank } = people
const payroll = { url: 'https://payroll.demo.test', name: 'Payroll' }
const assembly = { url: 'https://assembly.demo.test', name: 'Assembly' }

const vote: TypedMessage = {
  domain: { name: 'Assembly', version: '1', chainId: 1 },
  primaryType: 'Vote',
  types: {
    Vote: [
      { name: 'motion', type: 'uint256' },
      { name: 'agrees', type: 'bool' },
      { name: 'reason', type: 'string' },
    ],
  },
  message: { motion: '42', agrees: true, reason: 'Cheaper than last year' },
}

/**
 * A permit: anyone with this signature may spend from the Safe, which owners should see before they
 * sign.
 */
const permit: TypedMessage = {
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: base.tokens.usdc },
  primaryType: 'Permit',
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  message: {
    owner: safes.treasury.address,
    spender: '0x7db0A2dd3D9c5a0a4df3F3f4BACB6E9b4E60f1c7',
    value: '5000000000',
    nonce: '0',
    deadline: '1796083200',
  },
}

const treasury: MessagePlan[] = [
  {
    message: 'Payroll asks the Treasury to sign in.\n\nCode: 7714-02',
    signers: [bob, carol],
    at: '2026-11-12 09:30',
    app: payroll,
  },
  {
    message: 'The Treasury accepts the terms of grant 7.',
    signers: [alice, bob],
    at: '2026-11-19 09:40',
  },
  { message: vote, signers: [carol], at: '2026-11-19 16:50', app: assembly },
  { message: permit, signers: [alice], at: '2026-11-20 08:05' },
  {
    message: "We confirm that Frank keeps the Treasury's books.",
    signers: [bob],
    at: '2026-11-20 10:15',
  },
]

/** Messages to sign off-chain, and delegates. */
export function seedEverydaySigning(seeding: Seeding): void {
  if (seeding.state.chainId === '17000') {
    ask(seeding, safes.testFund.address, {
      message: 'Trying out how the Test fund signs.',
      signers: [alice],
      at: '2026-11-18 10:20',
    })
    delegate(seeding, alice, frank, 'Tests', safes.testFund.address)
    return
  }
  for (const plan of treasury) ask(seeding, safes.treasury.address, plan)
  ask(seeding, safes.operations.address, {
    message: 'Operations rents the room until March.',
    signers: [erin, frank],
    at: '2026-11-18 11:00',
  })
  delegate(seeding, carol, frank, 'Bookkeeper', safes.treasury.address)
  delegate(seeding, bob, erin, 'Assistant')
  delegate(seeding, alice, bob, 'Stand-in', safes.pettyCash.address)
}
