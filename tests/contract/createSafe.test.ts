import * as kit from '@safe-global/protocol-kit'
import * as official from '@safe-global/safe-deployments'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Hex } from '#base'
import {
  creationContracts,
  creationOf,
  creationVersions,
  type NewSafe,
  proxyCreationCode,
  readCreationCode,
} from '#safe'
import { creationPort } from '../../src/screens/core/ports/creationPort.ts'
import { aClient } from '../unit/chain/setup.ts'
import { aChain } from '../unit/mocks/chain/setup.ts'
import { rounds as roundsOf } from '../size.ts'
import { random } from '../unit/safe/random.ts'

// Safe's own packages are the reference: what the app would send, and where the Safe would be.
const rounds = roundsOf(1_000)
const dice = random()
const where = (round: number) => `SEED=${dice.seed}, round ${round}`

beforeAll(() => console.log(`differential tests of creations: SEED=${dice.seed}`))

describe('matches protocol-kit', { timeout: 180_000 }, () => {
  it.each(creationVersions)(
    'the call of a creation and the address of the Safe, for %s',
    async (version) => {
      const chain = await aChain()
      const known = new Map<string, Promise<unknown>>()
      // Uses the factories' real code; the same call is made once.
      const provider = {
        request: (asked: { method: string; params?: unknown }) => {
          const key = JSON.stringify(asked)
          const answer =
            known.get(key) ??
            chain.request({ method: asked.method, params: asked.params as readonly unknown[] })
          known.set(key, answer)
          return answer
        },
      }
      const safeProvider = new kit.SafeProvider({ provider })
      const port = creationPort(aClient(chain).client)
      const creationCode = new Map<string, Hex>()
      for (let round = 0; round < rounds; round++) {
        const owners = Array.from({ length: 1 + dice.upTo(6) }, () => dice.address())
        const safe: NewSafe = {
          chainId: dice.pick(['1', '17000']),
          version,
          owners,
          threshold: 1 + dice.upTo(owners.length),
          saltNonce: dice.uint(),
        }
        const [contracts] = creationContracts(version, safe.chainId)
        const [factory, singleton] = contracts!
        const code =
          creationCode.get(factory.address) ??
          readCreationCode(
            version,
            await port.call({ to: factory.address, data: proxyCreationCode }),
          )
        creationCode.set(factory.address, code!)
        const ours = creationOf(safe, contracts!, code!)
        const isL1SafeSingleton = safe.chainId === '1'
        const config = { owners, threshold: safe.threshold }
        const deployment = {
          saltNonce: String(safe.saltNonce),
          safeVersion: version,
          deploymentType: 'canonical',
        } as const
        // The contracts of all chains are on this one, so the choice that its own chain would make
        // is reported.
        const theirs = await kit.predictSafeAddress({
          safeProvider,
          chainId: 1n,
          safeAccountConfig: config,
          safeDeploymentConfig: deployment,
          isL1SafeSingleton,
        })
        expect(ours.address, where(round)).toBe(theirs)
        const theirSafe = await kit.getSafeContract({
          safeProvider,
          safeVersion: version,
          deploymentType: 'canonical',
          isL1SafeSingleton,
        })
        const setup = await kit.encodeSetupCallData({
          safeProvider,
          safeContract: theirSafe,
          safeAccountConfig: config,
          deploymentType: 'canonical',
        })
        expect(ours.setup, where(round)).toBe(setup)
        const theirFactory = await kit.getSafeProxyFactoryContract({
          safeProvider,
          safeVersion: version,
          deploymentType: 'canonical',
        })
        const data = kit.encodeCreateProxyWithNonce(
          theirFactory,
          singleton.address,
          setup,
          String(safe.saltNonce),
        )
        expect([ours.to.toLowerCase(), ours.data], where(round)).toEqual([
          theirFactory.getAddress().toLowerCase(),
          data,
        ])
      }
    },
  )
})

describe('matches safe-deployments', () => {
  const theirs = {
    factory: official.getProxyFactoryDeployment,
    fallbackHandler: official.getCompatibilityFallbackHandlerDeployment,
  }
  it.each(creationVersions)('the code hashes of the contracts of %s', (version) => {
    for (const contracts of creationContracts(version, '17000')) {
      for (const { part, address, codeHash } of contracts) {
        const find = part === 'singleton' ? official.getSafeL2SingletonDeployment : theirs[part]
        const listed = Object.values(find({ version })?.deployments ?? {}).find(
          (one) => one.address === address,
        )
        expect(listed?.codeHash, `${part} at ${address}`).toBe(codeHash)
      }
    }
  })
})
