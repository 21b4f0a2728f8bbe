import { describe, expect, it } from 'vitest'
import { getAddress } from 'viem'
import type { Address, ChainSnapshot, Hex } from '#base'
import type { OffchainMessage } from '#domain'
import {
  deployments,
  domainHash,
  decodeTransaction,
  encodeEnableModule,
  encodeMultiSend,
  encodeRemoveOwner,
  isTrustedDelegate,
  plainTx,
  type ReportedSafe,
  safeTxHash,
} from '#safe'
import { type ChainPort, prepare, prepareMessage, type PrepareInput } from '#signing'
import {
  type Chain,
  impostor,
  replaceSingleton,
  safes,
  type SafePlace,
} from '../../../mocks/chain/index.ts'
import { readSafe } from '../../../mocks/gateway/reading/safeSnapshot.ts'
import { people } from '../../../mocks/people.ts'
import { checkLibraries, libraryCode } from '../../../src/signing/libraries.ts'
import { readOfficialSafe } from '../../../src/signing/readChain.ts'
import { chainPort } from '../../../src/screens/core/ports/chainPort.ts'
import { aClient, aSafeTx, execData, sendAs } from '../chain/setup.ts'
import { aChain } from '../mocks/chain/setup.ts'

const { alice, bob, carol, dave } = people

/** A Safe as the gateway reports it at this moment, which is when the page is loaded. */
function reportedNow(chain: Chain, { address }: SafePlace): ReportedSafe {
  const safe = readSafe(chain, address)
  if (!safe) throw new Error('The gateway knows no such Safe.')
  return safe
}

/** A payment that someone is about to propose with their signature. */
function aPayment(
  { chainId, address, ...place }: SafePlace,
  chain: Chain,
): PrepareInput & { reported: ReportedSafe } {
  const at = { chainId: String(chainId), address }
  const reported = reportedNow(chain, { chainId, address, ...place })
  return {
    detail: {
      at,
      decoded: null,
      multisig: null,
      tx: plainTx({ to: dave.address, value: 1n, nonce: BigInt(reported.nonce) }),
    },
    summary: { kind: 'native', to: dave.address, raw: 1n },
    reported,
    isExecuted: false,
  }
}

const portOf = (chain: Chain) => chainPort(aClient(chain).client, true)
const failed = ({ verification }: Awaited<ReturnType<typeof prepare>>) =>
  verification.checks
    .filter(({ status, needed }) => needed && status !== 'ok')
    .map(({ id, status }) => `${id} ${status}`)

/** Alice and Bob change the Treasury's settings on-chain. */
async function change(chain: Chain, to: Address, data: `0x${string}`) {
  const { tx, hash } = aSafeTx(to, { to, data, nonce: BigInt(chain.storageAt(to, 5n)) })
  await sendAs(chain, aClient(chain).client, alice, to, await execData(tx, [alice, bob], hash))
}

/** What only the contract itself says: with other code there, that it agrees proves nothing. */
const answered = [
  'owners unknown',
  'threshold unknown',
  'guard unknown',
  'modules unknown',
  'handler unknown',
]

describe('what changed on-chain after the page was loaded', () => {
  it('is nothing: the payment can be signed', async () => {
    const chain = await aChain()
    const review = await prepare(portOf(chain), aPayment(safes.treasury, chain))
    expect(failed(review)).toEqual([])
    expect(review.signable).not.toBeNull()
  })

  it('is the code behind the Safe: seen even if contract and gateway deny it', async () => {
    const chain = await aChain()
    const payment = aPayment(safes.treasury, chain)
    await replaceSingleton(chain, safes.treasury.address)
    const review = await prepare(portOf(chain), payment)
    expect(failed(review)).toEqual([
      ...answered.slice(0, 2),
      'version unknown',
      'implementation differs',
      ...answered.slice(2),
    ])
    expect(review).toMatchObject({ signable: null, verification: { status: 'differs' } })
    // Loading the page again changes nothing: the gateway still claims 1.4.1.
    expect((await prepare(portOf(chain), aPayment(safes.treasury, chain))).signable).toBeNull()
  })

  it('is a new module', async () => {
    const chain = await aChain()
    const payment = aPayment(safes.treasury, chain)
    await change(chain, safes.treasury.address, encodeEnableModule(dave.address))
    const review = await prepare(portOf(chain), payment)
    expect(failed(review)).toEqual(['modules differs'])
    expect(review.signable).toBeNull()
  })

  it('is an owner who was removed', async () => {
    const chain = await aChain()
    const payment = aPayment(safes.treasury, chain)
    await change(
      chain,
      safes.treasury.address,
      encodeRemoveOwner(payment.reported.owners, carol.address, 2),
    )
    const review = await prepare(portOf(chain), payment)
    expect(failed(review)).toEqual(['owners differs'])
    expect(review).toMatchObject({
      signable: null,
      safe: { owners: payment.reported.owners.filter((one) => one !== carol.address) },
    })
  })
})

describe('official code at an unrecognized address', () => {
  const unrecognized: Address = '0x1234567890123456789012345678901234567890'

  it('can be signed for, and is nothing that another Safe relies on', async () => {
    const chain = await aChain()
    const at = { chainId: '1', address: safes.treasury.address } as const
    expect(await readOfficialSafe(portOf(chain), at)).toMatchObject({ threshold: 2 })
    const payment = aPayment(safes.treasury, chain)
    const official = getAddress(`0x${chain.storageAt(at.address, 0n).slice(-40)}`)
    const code = (await chain.request({
      method: 'eth_getCode',
      params: [official, 'latest'],
    })) as Hex
    await chain.overwrite(unrecognized, { code })
    await chain.overwrite(at.address, { storage: { '0x0': unrecognized } })
    const review = await prepare(portOf(chain), payment)
    expect(failed(review)).toEqual([])
    expect(review.signable).not.toBeNull()
    expect(await readOfficialSafe(portOf(chain), at)).toBeUndefined()
  })
})

describe('a library without known code', () => {
  it('is never official: where it is missing, a delegatecall to it does nothing', async () => {
    const chain = await aChain()
    const to = '0x0dFcccB95225ffB03c6FBB2559B530C2B7C8A912'
    expect(await checkLibraries(portOf(chain), { kind: 'batch', to, effects: [] })).toEqual({
      status: 'unknown',
    })
    const calls = [{ to: dave.address, value: 1n, data: '0x' as const, operation: 0 as const }]
    const tx = plainTx({ to, data: encodeMultiSend(calls), operation: 1, nonce: 0n })
    const { effect, risks } = decodeTransaction(tx, safes.treasury.address)
    expect(effect.kind).not.toBe('batch')
    expect(risks.map(({ id }) => id)).toContain('untrustedDelegatecall')
  })

  it('is none of those that are trusted', () => {
    const libraries = deployments.filter(({ address }) => isTrustedDelegate(address))
    expect(libraries.length).toBeGreaterThan(10)
    expect(libraries.filter(({ address }) => !libraryCode[address.toLowerCase()])).toEqual([])
  })
})

describe('a message of a Safe with unofficial code behind it', () => {
  it('cannot be signed', async () => {
    const chain = await aChain()
    const message: OffchainMessage = 'Hello'
    const input = {
      at: { chainId: '1', address: safes.treasury.address },
      message,
      claimedHash: null,
      reported: { version: '1.4.1' },
    }
    expect((await prepareMessage(portOf(chain), input)).signable).not.toBeNull()
    await replaceSingleton(chain, safes.treasury.address)
    expect(await prepareMessage(portOf(chain), input)).toMatchObject({
      status: 'differs',
      signable: null,
    })
  })
})

describe('a gateway that does not know the contract', () => {
  it.each([safes.treasury, safes.operations, safes.oldSavings, safes.pettyCash])(
    'does not matter for $name ($version): the chain does',
    async (place) => {
      const chain = await aChain()
      const payment = aPayment(place, chain)
      const review = await prepare(portOf(chain), {
        ...payment,
        reported: { ...payment.reported, version: null },
      })
      expect(failed(review)).toEqual([])
      expect(review.safe.version).toBe(place.version)
      expect(review.signable).not.toBeNull()
    },
  )

  it('is a difference only where it claims another version', async () => {
    const chain = await aChain()
    const payment = aPayment(safes.treasury, chain)
    const review = await prepare(portOf(chain), {
      ...payment,
      reported: { ...payment.reported, version: '1.5.0' },
    })
    expect(failed(review)).toEqual(['version differs'])
  })
})

/** All official contracts behind Safes. */
const singletons = deployments.flatMap(({ codeHash, ...row }) =>
  codeHash ? [{ ...row, codeHash }] : [],
)

/** A node that answers other than the world in some parts. */
const portWith = (chain: Chain, code: Partial<ChainSnapshot>): ChainPort => {
  const port = portOf(chain)
  return {
    ...port,
    snapshot: async (...asked) => ({ ...(await port.snapshot(...asked)), ...code }),
  }
}

describe('an official contract', () => {
  const versions = {
    '1.3.0': safes.oldSavings,
    '1.4.1': safes.treasury,
    '1.5.0': safes.operations,
  } as const

  it.each(singletons)(
    'is accepted whatever the gateway calls it: $contract $version at $address',
    async ({ version, address, codeHash }) => {
      const chain = await aChain()
      const place =
        version in versions ? versions[version as keyof typeof versions] : safes.treasury
      const at = { chainId: '1', address: place.address }
      const payment = aPayment(place, chain)
      // 1.3.0 has the same code at two addresses.
      const twin = singletons.find(
        (one) => one.codeHash === codeHash && chain.codeAt(one.address) !== '0x',
      )
      expect(twin !== undefined).toBe(version >= '1.3.0')
      if (twin) {
        await chain.overwrite(address, { code: chain.codeAt(twin.address) })
        await chain.overwrite(place.address, { storage: { '0x0': address } })
      }
      // The world has no bytecode of older contracts: only its hash is given.
      const old = {
        singleton: address,
        singletonCodeHash: codeHash,
        version,
        domainSeparator: domainHash({ ...at, version }),
      }
      const port = twin ? portOf(chain) : portWith(chain, old)
      for (const claimed of [null, version]) {
        const review = await prepare(port, {
          ...payment,
          reported: { ...payment.reported, version: claimed },
        })
        expect(failed(review)).toEqual([])
        expect(review.safe.version).toBe(version)
        expect(review.signable?.hash).toBe(safeTxHash({ ...at, version }, payment.detail.tx))
      }
    },
  )

  it.each(singletons)(
    'is not accepted with other code: $contract $version at $address',
    async ({ address }) => {
      const chain = await aChain()
      const payment = aPayment(safes.treasury, chain)
      // What answers is official code, with one byte more.
      await chain.overwrite(address, {
        code: `${chain.codeAt('0x41675C099F32341bf84BFc5382aF534df5C7461a')}00`,
      })
      await chain.overwrite(safes.treasury.address, { storage: { '0x0': address } })
      const review = await prepare(portOf(chain), {
        ...payment,
        reported: { ...payment.reported, version: null },
      })
      expect(review.verification.checks).toContainEqual(
        expect.objectContaining({ id: 'implementation', status: 'differs', why: 'otherCode' }),
      )
      expect(review).toMatchObject({ signable: null, verification: { status: 'differs' } })
    },
  )
})

describe('a Safe whose own code is not an official proxy', () => {
  it('is not verified, although its slot 0 names an official contract', async () => {
    const chain = await aChain()
    const payment = aPayment(safes.treasury, chain)
    const { address } = safes.treasury
    await replaceSingleton(chain, address)
    // The unofficial code is at the Safe's address now, and passes everything on to the official
    // contract.
    await chain.overwrite(address, {
      code: chain.codeAt(impostor),
      storage: { '0x0': '0x41675C099F32341bf84BFc5382aF534df5C7461a' },
    })
    const review = await prepare(portOf(chain), payment)
    expect(failed(review)).toEqual([
      ...answered.slice(0, 2),
      'version unknown',
      'proxy unknown',
      'implementation unknown',
      ...answered.slice(2),
    ])
    expect(review).toMatchObject({ signable: null, verification: { status: 'unverifiable' } })
  })
})

describe('a Safe that cannot be read', () => {
  const unread = async (chain: Chain | undefined, parts?: Parameters<typeof aClient>[1]) => {
    const world = await aChain()
    const review = await prepare(
      chain && chainPort(aClient(chain, parts, { chainId: '1' }).client, true),
      aPayment(safes.treasury, world),
    )
    expect(review).toMatchObject({
      signable: null,
      snapshot: null,
      verification: { status: 'unverifiable' },
    })
    return review.unread
  }

  it('says why: another chain, a silent node, a missing node, or no such Safe', async () => {
    expect(await unread(await aChain({ chainId: 17_000 }))).toBe('otherChain')
    expect(
      await unread(await aChain(), () => ({ error: { code: -32_000, message: 'down' } }) as never),
    ).toBe('unreachable')
    expect(await unread(undefined)).toBe('noNode')
    expect(
      await unread(await aChain({ scenario: 'empty' }), ({ method }) =>
        method === 'eth_call' ? { result: '0x' } : undefined,
      ),
    ).toBe('notASafe')
  })
})
