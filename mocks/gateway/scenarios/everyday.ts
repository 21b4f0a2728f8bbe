import { parseEther, parseUnits } from 'viem'
import { base, safes } from '../../chain/genesis/places.ts'
import { people } from '../../people.ts'
import { seedEverydaySigning } from './everydaySigning.ts'
import { addOwner, sendToken, together, wait, type Plan, type Seeding } from './seeding.ts'

const { alice, bob, carol, dave, erin, frank } = people
const { usdc, dai } = base.tokens

const treasury: Omit<Plan, 'safe'>[] = [
  // The main journey begins here: Alice confirms, Bob executes.
  {
    ahead: 0,
    call: { to: dave.address, value: parseEther('2.5') },
    signers: [carol],
    at: '2026-11-19 14:05',
    note: 'Dave’s invoice for October',
  },
  {
    ahead: 1,
    call: sendToken(usdc, erin.address, parseUnits('1800', 6)),
    signers: [alice, bob],
    at: '2026-11-19 15:30',
  },
  {
    ahead: 2,
    call: { to: frank.address, value: parseEther('6') },
    signers: [bob],
    at: '2026-11-19 16:10',
    note: 'Frank, in ether',
  },
  {
    ahead: 2,
    call: sendToken(dai, frank.address, parseUnits('19000', 18)),
    signers: [alice],
    at: '2026-11-19 17:45',
    note: 'Frank, in Dai instead',
  },
  {
    ahead: 3,
    call: addOwner(safes.treasury.address, erin.address, 3n),
    signers: [alice],
    at: '2026-11-19 18:20',
  },
  {
    ahead: 4,
    call: together([
      sendToken(usdc, dave.address, parseUnits('950', 6)),
      sendToken(usdc, frank.address, parseUnits('1100', 6)),
      { to: erin.address, value: parseEther('0.3') },
    ]),
    signers: [carol],
    at: '2026-11-20 07:55',
    app: { url: 'https://payroll.demo.test', name: 'Payroll' },
  },
  {
    ahead: 5,
    call: { to: '0x7db0A2dd3D9c5a0a4df3F3f4BACB6E9b4E60f1c7', value: parseEther('12') },
    signers: [carol],
    at: '2026-11-20 08:40',
  },
  { ahead: 5, call: { to: safes.treasury.address }, signers: [bob, alice], at: '2026-11-20 09:02' },
]

/** A shared treasury with a few days of pending work, and some transactions in the other Safes. */
export function seedEveryday(seeding: Seeding): void {
  seedEverydaySigning(seeding)
  if (seeding.state.chainId === '17000') {
    wait(seeding, {
      safe: safes.testFund.address,
      ahead: 0,
      call: { to: carol.address, value: parseEther('0.25') },
      signers: [bob],
      at: '2026-11-18 10:00',
    })
    return
  }
  for (const plan of treasury) wait(seeding, { safe: safes.treasury.address, ...plan })
  wait(seeding, {
    safe: safes.operations.address,
    ahead: 0,
    call: sendToken(usdc, dave.address, parseUnits('1250', 6)),
    signers: [erin, frank],
    at: '2026-11-18 09:15',
    note: 'Rent',
  })
  wait(seeding, {
    safe: safes.operations.address,
    ahead: 1,
    call: { to: erin.address, value: parseEther('0.2') },
    signers: [carol, bob, alice],
    at: '2026-11-19 11:00',
  })
  wait(seeding, {
    safe: safes.vault.address,
    ahead: 0,
    call: { to: safes.treasury.address, value: parseEther('20') },
    signers: [bob],
    at: '2026-11-19 13:25',
  })
  wait(seeding, {
    safe: safes.pettyCash.address,
    ahead: 0,
    call: { to: dave.address, value: parseEther('0.02') },
    signers: [alice],
    at: '2026-11-20 06:50',
  })
  wait(seeding, {
    safe: safes.oldSavings.address,
    ahead: 0,
    call: { to: safes.treasury.address, value: parseEther('2') },
    signers: [carol, alice],
    at: '2026-11-12 12:00',
  })
}
