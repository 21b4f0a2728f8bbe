import { routes, type Gateway, type Proposal } from '#gateway'
import { hashTypedData, type Hex } from 'viem'
import { sign } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { base } from '../../../../mocks/chain/index.ts'
import {
  packSignatures,
  signedByContract,
  signPrefixed,
  signTyped,
} from '../../../../mocks/chain/safeTools.ts'
import { storyInstant } from '../../../../mocks/clock.ts'
import { hashOf, plainTransaction } from '../../../../mocks/gateway/reading/safeTransaction.ts'
import { readSigners } from '../../../../mocks/gateway/reading/signers.ts'
import { people, type Person } from '../../../../mocks/people.ts'
import { outcomeOf } from './outcomeOf.ts'
import {
  aProposal,
  aStage,
  chainId,
  detailsOf,
  propose,
  queueOf,
  rowsOf,
  safeOf,
  transactionIn,
  treasury,
  type Stage,
} from './journey.ts'

const { alice, bob, carol, dave, erin, frank } = people

const ask = async ({ world, fetch }: Stage, path: string, init?: RequestInit) => {
  const response = await fetch(world.gatewayUrl + path, init)
  return { status: response.status, body: (await response.json()) as unknown }
}

describe('a proposal is rejected', () => {
  const fresh = async (gateway: Gateway, parts: Partial<Proposal> = {}, who: Person = alice) => {
    const { recommendedNonce } = await gateway.call(routes.nonces, {
      path: { chainId, safeAddress: treasury },
    })
    return {
      ...(await aProposal(
        who,
        plainTransaction({ to: dave.address, value: 1n, nonce: recommendedNonce }),
      )),
      ...parts,
    }
  }

  it('if its hash does not match its fields', async () => {
    const { gateway } = aStage()
    expect(await outcomeOf(propose(gateway, await fresh(gateway, { value: '2' })))).toBe(
      '422 CGW error - 422: Invalid safeTxHash',
    )
  })

  it('if its nonce has been used', async () => {
    const { gateway } = aStage()
    const { nonce } = await safeOf(gateway)
    expect(
      await outcomeOf(
        propose(
          gateway,
          await aProposal(alice, plainTransaction({ to: dave.address, nonce: nonce - 1 })),
        ),
      ),
    ).toBe('422 CGW error - 422: Invalid nonce')
  })

  it('if the signature is invalid, of another account or of another hash', async () => {
    const { gateway } = aStage()
    const body = await fresh(gateway)
    const other = await sign({
      hash: hashOf(chainId, treasury, plainTransaction({ to: dave.address, nonce: 99 })),
      privateKey: alice.privateKey,
      to: 'hex',
    })
    for (const wrong of [{ sender: bob.address }, { signature: '0x1234' }, { signature: other }]) {
      expect(await outcomeOf(propose(gateway, { ...body, ...wrong }))).toBe(
        '422 CGW error - 422: Invalid signature',
      )
    }
  })

  it('if the sender is a non-owner', async () => {
    const { gateway } = aStage()
    expect(await outcomeOf(propose(gateway, await fresh(gateway, {}, dave)))).toBe(
      '422 CGW error - 422: Invalid signature',
    )
    expect(
      await outcomeOf(propose(gateway, await fresh(gateway, { signature: null }, dave))),
    ).toMatch(`422 CGW error - 422: Sender=${dave.address} is not an owner or delegate.`)
  })

  it('if it is a delegatecall to an untrusted contract', async () => {
    const { gateway } = aStage()
    const body = await aProposal(
      alice,
      plainTransaction({ to: base.stubborn, operation: 1, nonce: 40 }),
    )
    expect(await outcomeOf(propose(gateway, body))).toBe(
      '422 CGW error - 422: Delegate call is disabled',
    )
  })

  it('if a field is missing or invalid, which the error names', async () => {
    const stage = aStage()
    const body = await fresh(stage.gateway)
    const send = (raw: unknown) =>
      ask(stage, `/v1/chains/1/transactions/${treasury}/propose`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(raw),
      })
    expect(await send({ ...body, value: 5 })).toEqual({
      status: 422,
      body: {
        statusCode: 422,
        code: 'invalid_type',
        expected: 'string',
        message: 'Invalid input: expected string, received number',
        path: ['value'],
      },
    })
    expect(await send([])).toMatchObject({
      status: 422,
      body: { message: 'Invalid input: expected object, received array' },
    })
  })

  it('if an owner claims an on-chain approval that does not exist', async () => {
    const { gateway } = aStage()
    const approved = `0x${alice.address.slice(2).padStart(64, '0')}${'0'.repeat(64)}01`
    expect(await outcomeOf(propose(gateway, await fresh(gateway, { signature: approved })))).toBe(
      '422 CGW error - 422: Invalid signature',
    )
  })

  it('rejects it if it was signed as a message, as some wallets do', async () => {
    const { gateway } = aStage()
    const body = await fresh(gateway)
    const { fixed } = await signPrefixed(alice, body.safeTxHash as Hex)
    expect(await propose(gateway, { ...body, signature: fixed! })).toMatchObject({
      detailedExecutionInfo: {
        confirmations: [{ signer: { value: alice.address }, signature: fixed }],
      },
    })
  })

  it('but not if a contract owner proposes without a signature', async () => {
    const { gateway } = aStage()
    expect(await propose(gateway, await fresh(gateway, { signature: null }))).toMatchObject({
      txStatus: 'AWAITING_CONFIRMATIONS',
      detailedExecutionInfo: { confirmations: [] },
    })
  })
})

describe('a deletion', () => {
  async function deletionBy(
    who: Person,
    { gateway }: Stage,
    hour = Math.floor(storyInstant / 3_600_000),
  ) {
    const first = rowsOf((await queueOf(gateway)).results)[0]!.transaction
    const info = (await detailsOf(gateway, first.id)).detailedExecutionInfo
    if (info?.type !== 'MULTISIG') throw new Error('expected the details of the owners')
    const safeTxHash = info.safeTxHash as Hex
    const hash = hashTypedData({
      domain: {
        name: 'Safe Transaction Service',
        version: '1.0',
        chainId: 1,
        verifyingContract: treasury,
      },
      types: {
        DeleteRequest: [
          { name: 'safeTxHash', type: 'bytes32' },
          { name: 'totp', type: 'uint256' },
        ],
      },
      primaryType: 'DeleteRequest',
      message: { safeTxHash, totp: BigInt(hour) },
    })
    const signature = await sign({ hash, privateKey: who.privateKey, to: 'hex' })
    return {
      id: first.id,
      remove: () =>
        gateway.call(routes.deleteTransaction, {
          path: { chainId, safeTxHash },
          body: { signature },
        }),
    }
  }

  it('by the proposer empties the queue, and a second one finds nothing', async () => {
    const stage = aStage()
    const before = await safeOf(stage.gateway)
    const { id, remove } = await deletionBy(carol, stage)
    await remove()
    expect(
      rowsOf((await queueOf(stage.gateway)).results).map((row) => row.transaction.id),
    ).not.toContain(id)
    expect((await safeOf(stage.gateway)).txQueuedTag).not.toBe(before.txQueuedTag)
    expect(await outcomeOf(remove())).toBe('404 CGW error - 404: Not found.')
  })

  it('by anyone else, or with an old signature, is rejected', async () => {
    const stage = aStage()
    const text =
      '400 CGW error - 400: Provided signer is not the proposer or the delegate user who ' +
      'proposed the transaction'
    expect(await outcomeOf((await deletionBy(alice, stage)).remove())).toBe(text)
    expect(
      await outcomeOf(
        (await deletionBy(carol, stage, Math.floor(storyInstant / 3_600_000) - 2)).remove(),
      ),
    ).toBe(text)
  })
})

describe("the gateway's errors match the real one", () => {
  it.each([
    ['an unknown chain', '/v1/chains/5', 404, { code: 404, message: 'Not found.' }],
    [
      'an unknown safe',
      `/v1/chains/1/safes/${dave.address}`,
      404,
      { code: 404, message: 'Not found.' },
    ],
    [
      'an invalid address',
      '/v1/chains/1/safes/0x12',
      422,
      { statusCode: 422, code: 'custom', message: 'Invalid address', path: [] },
    ],
    [
      'an unknown hash',
      `/v1/chains/1/transactions/0x${'1'.repeat(64)}`,
      404,
      { code: 404, message: 'Not found.' },
    ],
    [
      'the id of a creation, which stands in the history',
      `/v1/chains/1/transactions/creation_${treasury}`,
      404,
      { code: 404, message: 'Not found.' },
    ],
    ['an unknown path', '/v1/accounts', 404, { message: 'Not Found', statusCode: 404 }],
    [
      'a word where a boolean belongs',
      `/v1/chains/1/safes/${treasury}/balances/usd?trusted=maybe`,
      400,
      {
        message: 'Validation failed (boolean string is expected)',
        error: 'Bad Request',
        statusCode: 400,
      },
    ],
    [
      'a time zone that does not exist',
      `/v1/chains/1/safes/${treasury}/transactions/history?timezone=Mars/Olympus`,
      422,
      { statusCode: 422, code: 'custom', path: [], message: 'Invalid Timezone' },
    ],
    [
      'overviews of a chain that isn’t a number',
      `/v1/safes?currency=usd&safes=eth:${treasury}`,
      422,
      {
        statusCode: 422,
        code: 'custom',
        path: ['chainId'],
        message: 'Invalid base-10 numeric string',
      },
    ],
  ])('to %s', async (_, path, status, body) => {
    expect(await ask(aStage(), path)).toEqual({ status, body })
  })

  it('in plain text for a body that is not JSON', async () => {
    const { world, fetch } = aStage()
    const response = await fetch(
      `${world.gatewayUrl}/v1/chains/1/transactions/${treasury}/propose`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{',
      },
    )
    expect([response.status, await response.text()]).toEqual([
      400,
      "Body is not valid JSON but content-type is set to 'application/json'",
    ])
  })

  it('for another method of a known path, naming both', async () => {
    expect(await ask(aStage(), '/v1/chains', { method: 'POST' })).toEqual({
      status: 404,
      body: { message: 'Cannot POST /v1/chains', error: 'Not Found', statusCode: 404 },
    })
  })

  it('without an error if an overview fails', async () => {
    const { gateway } = aStage()
    const safes = [`1:${dave.address}`, `1:${treasury}`, `5:${treasury}`].join(',')
    const overviews = await gateway.call(routes.overviews, {
      query: { currency: 'usd', safes, wallet_address: bob.address },
    })
    expect(
      overviews.map((one) => [one.address.value, one.queued, one.awaitingConfirmation]),
    ).toEqual([[treasury, 8, 5]])
  })

  it('for the gas estimate of a failing call', async () => {
    const { gateway } = aStage()
    const path = { chainId, safeAddress: treasury }
    expect(
      await outcomeOf(
        gateway.call(routes.estimation, {
          path,
          body: { to: erin.address, value: '999000000000000000000', data: null, operation: 0 },
        }),
      ),
    ).toBe('422 CGW error - 422: An error occurred')
    const first = transactionIn(
      await detailsOf(gateway, rowsOf((await queueOf(gateway)).results)[0]!.transaction.id),
    )
    const { safeTxGas } = await gateway.call(routes.estimation, {
      path,
      body: { to: first.to, value: String(first.value), data: null, operation: 0 },
    })
    expect(Number(safeTxGas)).toBeGreaterThan(5_000)
  })
})

describe('a signature blob', () => {
  it('is parsed part by part, including contract signatures', async () => {
    const { world } = aStage()
    const chain = await world.chain(1)
    const hash = hashOf(chainId, treasury, plainTransaction({ to: dave.address, nonce: 3 }))
    const inner = (await signTyped(frank, hash)).fixed!
    const blob = packSignatures([
      await signTyped(alice, hash),
      signedByContract(base.contractOwner, inner),
      await signPrefixed(bob, hash),
    ])
    const signers = await readSigners(chain, treasury, hash, blob)
    expect(signers?.map(({ owner }) => owner).toSorted()).toEqual(
      [alice.address, bob.address, base.contractOwner].toSorted(),
    )
    for (const { owner, signature } of signers ?? [])
      expect(await readSigners(chain, treasury, hash, signature)).toEqual([{ owner, signature }])
    expect(packSignatures([signedByContract(base.contractOwner, inner)])).toBe(
      signers?.find(({ owner }) => owner === base.contractOwner)?.signature,
    )
    expect(
      await readSigners(
        chain,
        treasury,
        hash,
        packSignatures([
          signedByContract(base.contractOwner, (await signTyped(dave, hash)).fixed!),
        ]),
      ),
    ).toBeUndefined()
  })
})
