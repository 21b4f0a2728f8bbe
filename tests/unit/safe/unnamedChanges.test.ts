import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import {
  type Changes,
  type Effect,
  plainTx,
  type SettingsEffect,
  type UnnamedChange,
  unnamedChanges,
} from '#safe'

const [safe, dave, mallory, dai, usdc, nft] = ['0x5a', '0xda', '0xe1', '0x70', '0x71', '0x72'].map(
  (start) => start.padEnd(42, '1') as Address,
) as [Address, Address, Address, Address, Address, Address]
const zero: Address = '0x0000000000000000000000000000000000000000'
const unlimited = 2n ** 256n - 1n

const coin = (raw: bigint): Effect => ({ kind: 'native', to: dave, raw })
const pay = (token: Address, raw: bigint): Effect => ({ kind: 'erc20', token, to: dave, raw })
const allow = (token: Address, raw: bigint, spender = dave): Effect => ({
  kind: 'approve',
  token,
  spender,
  raw,
})
const call = (raw = 0n): Effect => ({ kind: 'call', to: dave, raw, selector: '0x12345678' })
const item = (from: Address, id: bigint): Effect => ({
  kind: 'erc721',
  token: nft,
  from,
  to: dave,
  id,
})
const settings = (change: SettingsEffect, via?: Address): Effect => ({
  kind: 'settings',
  change,
  ...(via && { via }),
})
const batch = (...effects: Effect[]): Effect => ({ kind: 'batch', to: dave, effects })
const executes = (effect: Effect): Effect => ({
  kind: 'execute',
  account: dave,
  raw: 3n,
  inner: { effect, refund: null, mayFail: false },
})

const native = (raw: bigint) => ({ kind: 'native', raw }) as const
const erc20 = (token: Address, raw: bigint) => ({ kind: 'erc20', token, raw }) as const
const erc721 = (id: bigint, raw: bigint) => ({ kind: 'erc721', token: nft, id, raw }) as const
const allowance = (token: Address, raw: bigint, spender = dave) =>
  ({ kind: 'erc20', token, spender, raw }) as const
const all = (approved: boolean, spender = dave) =>
  ({ kind: 'all', token: nft, spender, approved }) as const
const allowedItem = (id: bigint, spender = dave) =>
  ({ kind: 'item', token: nft, spender, id }) as const

const unnamed = (
  effect: Effect,
  changes: Partial<Changes>,
  tx = plainTx({ to: dave, nonce: 1n }),
) => unnamedChanges(effect, { balances: [], allowances: [], settings: [], ...changes }, tx, safe)

describe('what a transaction names isn’t a danger', () => {
  it.each<[string, Effect, Partial<Changes>]>([
    ['the coin it sends', coin(5n), { balances: [native(-5n)] }],
    ['the coin a call takes along', call(5n), { balances: [native(-5n)] }],
    ['less than it sends', coin(5n), { balances: [native(-4n)] }],
    [
      'the sums of a batch',
      batch(coin(1n), pay(usdc, 3n), batch(pay(usdc, 4n), coin(2n))),
      { balances: [native(-3n), erc20(usdc, -7n)] },
    ],
    [
      'an item',
      item(safe, 7n),
      { balances: [erc721(7n, -1n)], allowances: [allowedItem(7n, zero)] },
    ],
    ['incoming transfers', call(), { balances: [native(9n), erc20(dai, 1n), erc721(4n, 1n)] }],
    [
      'both legs of a swap that it approves',
      batch(allow(dai, 1_000n), call()),
      {
        balances: [erc20(dai, -1_000n), erc20(usdc, 999n)],
        allowances: [allowance(dai, 0n)],
      },
    ],
    ['an allowance', allow(dai, 5n), { allowances: [allowance(dai, 5n)] }],
    ['what is left of it', allow(dai, 5n), { allowances: [allowance(dai, 2n)] }],
    [
      'an increased allowance',
      { kind: 'approve', token: dai, spender: dave, raw: 5n, adds: true },
      { allowances: [allowance(dai, 105n)] },
    ],
    ['an allowed item', allow(nft, 7n), { allowances: [allowedItem(7n)] }],
    [
      'all items',
      { kind: 'approveAll', token: nft, operator: dave, approved: true },
      { allowances: [all(true)], balances: [erc721(1n, -1n)] },
    ],
    ['what is revoked', call(), { allowances: [allowance(dai, 0n), all(false)] }],
    [
      'what another account takes by an allowance',
      executes({ kind: 'tokenFrom', token: dai, from: safe, to: mallory, raw: 8n }),
      { balances: [erc20(dai, -8n), native(-3n)] },
    ],
    [
      'a malformed call’s possible effect',
      { kind: 'malformed', to: dai, raw: 0n, method: 'transfer', may: pay(dai, 6n) },
      { balances: [erc20(dai, -6n)] },
    ],
    [
      'a new owner and threshold',
      settings({ type: 'addOwner', owner: dave, threshold: 3 }),
      {
        settings: [
          { kind: 'addedOwner', address: dave },
          { kind: 'threshold', threshold: 3n },
        ],
      },
    ],
    [
      'a replaced owner',
      settings({ type: 'swapOwner', from: dave, to: mallory }),
      {
        settings: [
          { kind: 'removedOwner', address: dave },
          { kind: 'addedOwner', address: mallory },
        ],
      },
    ],
    [
      'a removed guard',
      settings({ type: 'deleteGuard' }),
      { settings: [{ kind: 'guard', address: zero }] },
    ],
    [
      'the handler of a migration',
      settings({ type: 'changeImplementation', implementation: dave }, mallory),
      {
        settings: [
          { kind: 'implementation', address: dave },
          { kind: 'handler', address: mallory },
        ],
      },
    ],
  ])('%s', (_, effect, changes) => {
    expect(unnamed(effect, changes)).toEqual([])
  })

  it('the gas refund, in its token alone', () => {
    const tx = {
      ...plainTx({ to: dave, nonce: 1n }),
      baseGas: 50_000n,
      gasPrice: 2n,
      gasToken: dai,
    }
    const changes = { balances: [native(-1n), erc20(dai, -300_000n), erc20(usdc, -1n)] }
    expect(unnamed(coin(1n), changes, tx)).toEqual([erc20(usdc, -1n)])
    const drained = 10n ** 24n
    expect(unnamed(coin(1n), { balances: [erc20(dai, -drained)] }, tx)).toHaveLength(1)
  })
})

describe('what a transaction does beyond what it names is a danger', () => {
  it.each<[string, Effect, Partial<Changes>, readonly UnnamedChange[]]>([
    ['more coin', coin(5n), { balances: [native(-7n)] }, [native(-2n)]],
    ['another token', coin(5n), { balances: [native(-5n), erc20(dai, -1n)] }, [erc20(dai, -1n)]],
    ['more of a token', pay(dai, 5n), { balances: [erc20(dai, -6n)] }, [erc20(dai, -1n)]],
    [
      'what a call takes by an old allowance',
      call(),
      { balances: [erc20(dai, -9n)] },
      [erc20(dai, -9n)],
    ],
    ['an item', coin(5n), { balances: [erc721(12n, -1n)] }, [erc721(12n, -1n)]],
    ['another item', item(safe, 7n), { balances: [erc721(8n, -1n)] }, [erc721(8n, -1n)]],
    [
      'the item of which another account’s is named',
      item(mallory, 7n),
      { balances: [erc721(7n, -1n)] },
      [erc721(7n, -1n)],
    ],
    [
      'items of an amount',
      coin(5n),
      { balances: [{ kind: 'erc1155', token: nft, id: 4n, raw: -2n }] },
      [{ kind: 'erc1155', token: nft, id: 4n, raw: -2n }],
    ],
    [
      'an allowance',
      coin(5n),
      { allowances: [allowance(dai, unlimited)] },
      [allowance(dai, unlimited)],
    ],
    [
      'a larger allowance',
      allow(dai, 5n),
      { allowances: [allowance(dai, 6n)] },
      [allowance(dai, 6n)],
    ],
    [
      'an allowance for another account',
      allow(dai, 5n),
      { allowances: [allowance(dai, 5n, mallory)] },
      [allowance(dai, 5n, mallory)],
    ],
    ['all items', allow(nft, 7n), { allowances: [all(true)] }, [all(true)]],
    ['an allowed item', allow(nft, 7n), { allowances: [allowedItem(8n)] }, [allowedItem(8n)]],
    [
      'an owner, a module and a lower threshold',
      call(),
      {
        settings: [
          { kind: 'addedOwner', address: mallory },
          { kind: 'enabledModule', address: mallory },
          { kind: 'threshold', threshold: 1n },
        ],
      },
      [
        { kind: 'addedOwner', address: mallory },
        { kind: 'enabledModule', address: mallory },
        { kind: 'threshold', threshold: 1n },
      ],
    ],
    [
      'another owner than it names',
      settings({ type: 'addOwner', owner: dave, threshold: 3 }),
      { settings: [{ kind: 'addedOwner', address: mallory }] },
      [{ kind: 'addedOwner', address: mallory }],
    ],
  ])('%s', (_, effect, changes, dangers) => {
    expect(unnamed(effect, changes)).toEqual(dangers)
  })

  it('the worst first: control, then allowances, NFTs, tokens, and coins', () => {
    const changes: Changes = {
      balances: [native(-9n), erc20(dai, -1n), erc721(1n, -1n)],
      allowances: [allowance(dai, 1n)],
      settings: [{ kind: 'enabledModule', address: mallory }],
    }
    expect(unnamed(coin(5n), changes).map(({ kind }) => kind)).toEqual([
      'enabledModule',
      'erc20',
      'erc721',
      'erc20',
      'native',
    ])
  })
})
