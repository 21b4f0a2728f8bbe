import { parseEther, parseUnits } from 'viem'
import { base, safes } from '../../chain/genesis/places.ts'
import { people } from '../../people.ts'
import {
  addOwner,
  changeThreshold,
  sendToken,
  together,
  wait,
  type Plan,
  type Seeding,
} from './seeding.ts'
import { seedEveryday } from './everyday.ts'
import { ask } from './signing.ts'

const { alice, bob, carol, dave, erin, frank } = people
const { usdc, dai, seats } = base.tokens
const safe = safes.treasury.address

/** Number of pending transactions in the Treasury. */
export const busyLength = 200

const payees = [dave, erin, frank]
const signings = [[carol], [alice, bob], [bob], [bob, carol], [alice]] as const

function callOf(at: number): Plan['call'] {
  const to = payees[at % payees.length]!.address
  switch (at % 8) {
    case 1:
      return sendToken(usdc, to, parseUnits(String(100 + at), 6))
    case 3:
      return sendToken(dai, to, parseUnits(`${at}.5`, 18))
    case 4:
      return at % 16 === 4 ? addOwner(safe, erin.address, 3n) : changeThreshold(safe, 3n)
    case 6:
      return together([
        sendToken(usdc, to, BigInt(at) * 1_000_000n),
        { to, value: parseEther('0.01') },
      ])
    case 7:
      return at % 3 === 0 ? { to: safe } : sendToken(seats, to, 1n)
    default:
      return { to, value: parseEther(`0.${String(at + 1).padStart(4, '0')}`) }
  }
}

/**
 * Positions that share the nonce of the previous transaction: pairs here and there, and groups
 * across page boundaries.
 */
const sharesNonce = (at: number): boolean =>
  at > 0 && (at % 20 === 0 || at % 20 === 1 || at % 40 === 19 || at % 9 === 5)

/** Number of the Treasury's messages, three per day. */
const busyMessages = 45

/** Two hundred pending transactions, many of them conflicting. */
export function seedBusy(seeding: Seeding): void {
  if (seeding.state.chainId !== '1') return seedEveryday(seeding)
  let ahead = -1
  for (let at = 0; at < busyLength; at++) {
    if (!sharesNonce(at)) ahead++
    const minutes = 8 * at
    const when = new Date(Date.parse('2026-11-19T00:00:00Z') + minutes * 60_000)
      .toISOString()
      .slice(0, 16)
      .replace('T', ' ')
    wait(seeding, {
      safe,
      ahead,
      call: callOf(at),
      signers: signings[at % signings.length]!,
      at: when,
    })
  }
  for (let at = 0; at < busyMessages; at++) {
    const when = new Date(Date.parse('2026-11-05T08:00:00Z') + at * 8 * 3_600_000)
      .toISOString()
      .slice(0, 16)
      .replace('T', ' ')
    ask(seeding, safe, {
      message: `Receipt ${at + 1} is in order.`,
      signers: signings[at % signings.length]!,
      at: when,
    })
  }
}
