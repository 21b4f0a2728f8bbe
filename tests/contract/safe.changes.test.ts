import Safe from '@safe-global/protocol-kit'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Address, Hex } from '#base'
import {
  encodeAddOwner,
  encodeChangeThreshold,
  encodeDisableModule,
  encodeEnableModule,
  encodeRemoveOwner,
  encodeSetFallbackHandler,
  encodeSetGuard,
  encodeSwapOwner,
} from '#safe'
import { rounds as roundsOf } from '../size.ts'
import { random } from '../unit/safe/random.ts'
import { type FakeSafe, fakeSafeNode } from './fakeSafeNode.ts'

const rounds = roundsOf(1_000)
const dice = random()
const safe: FakeSafe = { version: '1.4.1', owners: [], threshold: 1, modules: [] }
const address: Address = '0x0000000000000000000000000000000000005aFE'
let kit: InstanceType<typeof Safe>

beforeAll(async () => {
  console.log(`differential tests of changes: SEED=${dice.seed}`)
  roll()
  kit = await Safe.init({ provider: fakeSafeNode(safe), safeAddress: address })
})

const list = (most: number): Address[] =>
  Array.from({ length: 1 + dice.upTo(most) }, () => dice.address())
/** A Safe with other owners and modules. */
function roll() {
  safe.owners = [dice.address(), ...list(5)]
  safe.threshold = 1 + dice.upTo(safe.owners.length - 1)
  safe.modules = list(4)
}

type Theirs = Promise<{ data: { to: string; value: string; data: string; operation: number } }>
const changes: [string, () => { ours: Hex; theirs: Theirs }][] = [
  [
    'an owner more',
    () => {
      const [owner, threshold] = [dice.address(), 1 + dice.upTo(safe.owners.length)]
      return {
        ours: encodeAddOwner(owner, threshold),
        theirs: kit.createAddOwnerTx({ ownerAddress: owner, threshold }),
      }
    },
  ],
  [
    'an owner less',
    () => {
      const [owner, threshold] = [dice.pick(safe.owners), 1 + dice.upTo(safe.owners.length - 1)]
      return {
        ours: encodeRemoveOwner(safe.owners, owner, threshold),
        theirs: kit.createRemoveOwnerTx({ ownerAddress: owner, threshold }),
      }
    },
  ],
  [
    'another owner',
    () => {
      const [from, to] = [dice.pick(safe.owners), dice.address()]
      return {
        ours: encodeSwapOwner(safe.owners, from, to),
        theirs: kit.createSwapOwnerTx({ oldOwnerAddress: from, newOwnerAddress: to }),
      }
    },
  ],
  [
    'another threshold',
    () => {
      const threshold = 1 + dice.upTo(safe.owners.length)
      return {
        ours: encodeChangeThreshold(threshold),
        theirs: kit.createChangeThresholdTx(threshold),
      }
    },
  ],
  [
    'a module more',
    () => {
      const module = dice.address()
      return { ours: encodeEnableModule(module), theirs: kit.createEnableModuleTx(module) }
    },
  ],
  [
    'a module less',
    () => {
      const module = dice.pick(safe.modules)
      return {
        ours: encodeDisableModule(safe.modules, module),
        theirs: kit.createDisableModuleTx(module),
      }
    },
  ],
  [
    'a guard',
    () => {
      const guard = dice.address()
      return { ours: encodeSetGuard(guard), theirs: kit.createEnableGuardTx(guard) }
    },
  ],
  [
    'a fallback handler',
    () => {
      const handler = dice.address()
      return {
        ours: encodeSetFallbackHandler(handler),
        theirs: kit.createEnableFallbackHandlerTx(handler),
      }
    },
  ],
]

describe('matches protocol-kit', { timeout: 120_000 }, () => {
  it.each(changes)('the call data of %s', async (_, change) => {
    for (let round = 0; round < rounds; round++) {
      roll()
      const { ours, theirs } = change()
      const { data } = await theirs
      expect(
        {
          to: data.to.toLowerCase(),
          value: data.value,
          data: data.data,
          operation: data.operation,
        },
        `SEED=${dice.seed}, round ${round}`,
      ).toEqual({
        to: address.toLowerCase(),
        value: '0',
        data: ours,
        operation: 0,
      })
    }
  })
})
