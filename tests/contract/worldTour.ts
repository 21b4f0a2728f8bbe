import { createGateway, routes, type Gateway, type Route } from '#gateway'
import { createResponseValidator, type ResponseValidator } from '#gateway/validate'
import {
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  parseAbiParameters,
  zeroHash,
  type Hex,
} from 'viem'
import { base, safes } from '../../mocks/chain/index.ts'
import type { GatewayVersion } from '../../mocks/gateway/gatewayVersions.ts'
import { families } from '../../mocks/gateway/decode/abi.ts'
import { appDataHash, bookedOrders } from '../../mocks/gateway/orderBook.ts'
import { people } from '../../mocks/people.ts'
import {
  aStage,
  chainId,
  queueOf,
  rowsOf,
  treasury,
  type Stage,
} from '../unit/mocks/gateway/journey.ts'
import { differences } from './shapeOf.ts'

export interface WatchedStage extends Stage {
  /** The validators' errors so far, and the differences from a real gateway of that version. */
  faults: string[]
  /** Raw responses by route. */
  seen: Map<string, unknown[]>
}

const names = new Map(
  Object.entries(routes as Record<string, Route>).map(([name, route]) => [route, name]),
)

/** A world whose responses are all validated. */
export function aWatchedStage(gatewayVersion: GatewayVersion): WatchedStage {
  const stage = aStage({ gatewayVersion })
  const [faults, seen, validate]: [
    string[],
    Map<string, unknown[]>,
    ReturnType<typeof createResponseValidator>,
  ] = [[], new Map(), createResponseValidator()]
  const watch: ResponseValidator = (route, answer, path) => {
    const name = names.get(route) ?? route.path
    seen.set(name, [...(seen.get(name) ?? []), answer])
    faults.push(...differences(name, answer, gatewayVersion))
    try {
      if (validate(route, answer, path) !== answer) faults.push(`${name}: has invalid rows`)
    } catch (cause) {
      faults.push(`${name}: ${String(cause)}`)
    }
    return answer
  }
  return {
    ...stage,
    faults,
    seen,
    gateway: createGateway({
      baseUrl: stage.world.gatewayUrl,
      fetch: stage.fetch,
      validate: watch,
    }),
  }
}

const all = Object.values(safes)
  .filter((place) => place.chainId === 1)
  .map((place) => place.address)

/**
 * Requests everything in the everyday world: every page of every list of every Safe, and the
 * details of every row.
 */
export async function tour(gateway: Gateway): Promise<void> {
  for (const safeAddress of all) {
    const path = { chainId, safeAddress }
    const first = await gateway.call(routes.history, { path })
    const older = first.next ? await gateway.page(routes.history, first.next, { path }) : undefined
    const waiting = rowsOf((await queueOf(gateway, safeAddress)).results).map(
      (row) => row.transaction.id,
    )
    const executed = [...first.results, ...(older?.results ?? [])].flatMap((row) =>
      row.type === 'TRANSACTION' && !row.transaction.id.startsWith('creation')
        ? [row.transaction.id]
        : [],
    )
    for (const transactionId of [...waiting, ...executed])
      await gateway.call(routes.details, { path: { chainId, transactionId } })
    await Promise.all([
      gateway.call(routes.safe, { path }),
      gateway.call(routes.balances, { path: { ...path, currency: 'usd' } }),
      gateway.call(routes.collectibles, { path }),
      gateway.call(routes.incomingTransfers, { path }),
      gateway.call(routes.moduleTransactions, { path }),
      gateway.call(routes.multisigTransactions, { path }),
      gateway.call(routes.messages, { path }),
      gateway.call(routes.delegates, { path, query: { safe: safeAddress } }),
    ])
  }
  await gateway.call(routes.overviews, {
    query: {
      currency: 'usd',
      safes: all.map((one) => `1:${one}`),
      wallet_address: people.alice.address,
    },
  })
  for (const id of ['1', '17000'])
    await gateway.call(routes.safeApps, {
      path: { chainId: id },
      query: { clientUrl: 'https://coffer.demo.test' },
    })
  for (const contractAddress of [
    base.tokens.usdc,
    base.collectible,
    '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  ])
    await gateway.call(routes.contract, { path: { chainId, contractAddress } })
}

/** Calls to contracts whose kind the mocked gateway knows. */
export function appCalls(): Record<string, { to: string; value: string; data: Hex; operation: 0 }> {
  const call = (to: string, data: Hex, value = '0') => ({ to, value, data, operation: 0 as const })
  const keys = { args: [`0x${'ab'.repeat(96)}`] } as const
  const staking = '0xDc71aFFC862fceB6aD32BE58E098423A7727bEbd'
  const parts = encodeAbiParameters(
    parseAbiParameters(
      'address, address, address, uint256, uint256, uint256, uint256, uint256, uint256, bytes32',
    ),
    [
      base.tokens.dai,
      base.tokens.usdc,
      treasury,
      10n ** 18n,
      990_000n,
      0n,
      4n,
      1800n,
      0n,
      appDataHash,
    ],
  )
  const condition = {
    handler: '0x6cF1e9cA41f7611dEf408122793c358a3d11E5a5',
    salt: zeroHash,
    staticInput: parts,
  } as const
  return {
    swap: call(
      '0x9008D19f58AAbD9eD0D60971565AA8510560ab41',
      encodeFunctionData({ abi: families.settlement, args: [bookedOrders('1')[0]!.uid, true] }),
    ),
    twap: call(
      '0xfdaFc9d1902f4e0b84f65F49f244b32b31013b74',
      encodeFunctionData({
        abi: families.orderConditions,
        args: [condition, base.tokens.dai, '0x', true],
      }),
    ),
    stake: call(
      staking,
      encodeFunctionData({ abi: families.staking, functionName: 'deposit' }),
      '64000000000000000000',
    ),
    exit: call(
      staking,
      encodeFunctionData({ abi: families.staking, functionName: 'requestValidatorsExit', ...keys }),
    ),
    withdraw: call(
      staking,
      encodeFunctionData({ abi: families.staking, functionName: 'batchWithdrawCLFee', ...keys }),
    ),
    unknown: call(people.dave.address, encodePacked(['bytes4'], ['0xdeadbeef'])),
    nothing: call(people.dave.address, '0x', '1'),
  }
}
