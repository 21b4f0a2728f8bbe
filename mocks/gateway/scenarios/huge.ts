import { parseEther, parseUnits } from 'viem'
import { base, safes } from '../../chain/genesis/places.ts'
import { people } from '../../people.ts'
import { seedEveryday } from './everyday.ts'
import { sendToken, wait, type Seeding } from './seeding.ts'

const { alice, bob, carol, dave, erin } = people
const safe = safes.treasury.address

/**
 * The old, large Safe has only few pending transactions: its size is in the history, the tokens and
 * the number of other Safes.
 */
export function seedHuge(seeding: Seeding): void {
  if (seeding.state.chainId !== '1') return seedEveryday(seeding)
  wait(seeding, {
    safe,
    ahead: 0,
    call: { to: dave.address, value: parseEther('2.5') },
    signers: [carol],
    at: '2026-11-19 14:05',
    note: 'Dave’s invoice for October',
  })
  wait(seeding, {
    safe,
    ahead: 1,
    call: sendToken(base.tokens.usdc, erin.address, parseUnits('1800', 6)),
    signers: [alice, bob],
    at: '2026-11-19 15:30',
  })
  wait(seeding, { safe, ahead: 1, call: { to: safe }, signers: [carol], at: '2026-11-19 15:50' })
}
