import {
  concat,
  encodeFunctionData,
  erc20Abi,
  numberToHex,
  pad,
  parseAbi,
  toEventSelector,
  zeroAddress,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { allowanceCalls } from '../../../mocks/chain/allowanceAbi.ts'
import { base, type Chain, type SafePlace, safes } from '../../../mocks/chain/index.ts'
import { allowanceModule, deployments } from '../../../mocks/chain/genesis/contracts.ts'
import { household } from '../../../mocks/chain/genesis/places.ts'
import {
  encodeExec,
  encodeMultiSend,
  packSignatures,
  safeTx,
  safeTxHashOf,
  signTyped,
} from '../../../mocks/chain/safeTools.ts'
import { people, type Person, personAt } from '../../../mocks/people.ts'
import type { Address, Hex } from '#base'
import { type Mined, type MinedTransfer, minedTransfers } from '#safe'
import { seededRandom, seedOfRun } from '../apps/randomValues.ts'
import { aChain, reading, wallet } from '../mocks/chain/setup.ts'

const { alice, bob, dave, erin } = people
const tokens = [base.tokens.usdc, base.tokens.dai, base.tokens.wbtc]
const collectibleAbi = parseAbi(['function mint(address to, uint256 id)'])
const stubbornAbi = parseAbi(['function refuse() pure'])

interface Call {
  to: Address
  value?: bigint
  data?: Hex
  operation?: 0 | 1
}

const erc20 = (token: Address, to: Address, raw: bigint): Call => ({
  to: token,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, raw] }),
})
const batch = (calls: readonly Call[]): Call => ({
  to: deployments['1.4.1'].multiSendCallOnly,
  data: encodeMultiSend(calls),
  operation: 1,
})

/** A Safe on a chain of its own, and everything that was mined for it. */
async function aSafe(place: SafePlace, chain: Chain) {
  const node = reading(chain)
  const mined: Mined[] = []
  const send = async (who: Person, call: { to: Address; data?: Hex; value?: bigint }) => {
    const hash = await wallet(chain, who).sendTransaction({ gas: 3_000_000n, ...call })
    const [receipt, tx] = await Promise.all([
      node.getTransactionReceipt({ hash }),
      node.getTransaction({ hash }),
    ])
    const { from, to, input, value } = tx
    mined.push({ from, to, input, value, status: receipt.status, logs: receipt.logs })
  }
  const signed = async (parts: Partial<Parameters<typeof safeTx>[0]> & Call) => {
    const tx = safeTx({ nonce: BigInt(chain.storageAt(place.address, 5n)), ...parts })
    const hash = safeTxHashOf(place.chainId, place.address, tx)
    const owners = place.owners.slice(0, place.threshold).map((owner) => personAt(owner) as Person)
    const signatures = await Promise.all(owners.map((owner) => signTyped(owner, hash)))
    return encodeExec(tx, packSignatures(signatures))
  }
  const exec = async (parts: Partial<Parameters<typeof safeTx>[0]> & Call, value = 0n) =>
    send(bob, { to: place.address, data: await signed(parts), value })
  const balances = async () => {
    const owned = await Promise.all(
      tokens.map((address) =>
        node.readContract({
          address,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [place.address],
        }),
      ),
    )
    return [await node.getBalance({ address: place.address }), ...owned]
  }
  return { mined, send, signed, exec, balances, address: place.address }
}

type Of = Awaited<ReturnType<typeof aSafe>>
const told = (one: Mined, address: Address) => {
  const { transfers, isComplete } = minedTransfers(one, address)
  return { transfers, isComplete }
}
const all = ({ mined, address }: Of) => mined.map((one) => told(one, address))

/** The sums of what moved: coins, then each token. */
const sums = (transfers: readonly MinedTransfer[]) =>
  [undefined, ...tokens].map((token) =>
    transfers
      .filter((one) =>
        token ? one.kind === 'erc20' && one.token === token : one.kind === 'native',
      )
      .reduce((sum, { raw }) => sum + raw, 0n),
  )

/** What can happen to a Safe, in random order and amounts. */
function steps(random: () => number) {
  const below = (limit: number) => Math.floor(random() * limit)
  const one = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value
  const payee = () => one([dave.address, erin.address])
  const payment = (): Call =>
    random() < 0.5
      ? { to: payee(), value: BigInt(below(1_000_000)) }
      : erc20(one(tokens), payee(), BigInt(below(1_000)))
  const refund = () =>
    random() < 0.6
      ? {}
      : {
          baseGas: BigInt(below(50_000)),
          gasPrice: 1n,
          gasToken: one([zeroAddress, ...tokens.slice(0, 2)]),
          refundReceiver: one([zeroAddress, dave.address]),
        }
  const refused = {
    to: base.stubborn,
    data: encodeFunctionData({ abi: stubbornAbi }),
    safeTxGas: 100_000n,
  }
  let id = 9_000n + BigInt(below(1_000_000))
  return [
    (safe: Of) => safe.exec({ ...payment(), ...refund() }),
    (safe: Of) =>
      safe.exec({ ...batch(Array.from({ length: 1 + below(5) }, payment)), ...refund() }),
    (safe: Of) => safe.exec({ ...refused, ...refund() }),
    (safe: Of) => safe.exec(payment(), BigInt(1 + below(1_000))),
    (safe: Of) => safe.exec({ to: safe.address, value: BigInt(below(1_000)) }),
    (safe: Of) => safe.send(alice, { to: safe.address, value: BigInt(1 + below(1_000)) }),
    (safe: Of) =>
      safe.send(alice, {
        to: base.collectible,
        data: encodeFunctionData({ abi: collectibleAbi, args: [safe.address, id++] }),
      }),
  ]
}

describe('the transfers of a mined transaction', { timeout: 120_000 }, () => {
  const places = [safes.treasury, safes.pettyCash, safes.oldSavings, safes.operations]
  it.each(places.map((place) => [place.key, place] as const))(
    'add up to the balances of %s, to the last unit',
    async (_, place) => {
      const random = seededRandom(seedOfRun)
      const safe = await aSafe(place, await aChain())
      const before = await safe.balances()
      const every = steps(random)
      for (let step = 0; step < 24; step++) await every[step % every.length]?.(safe)
      const found = all(safe)
      expect(found.every(({ isComplete }) => isComplete)).toBe(true)
      const moved = sums(found.flatMap(({ transfers }) => transfers))
      expect(before.map((raw, at) => raw + (moved[at] ?? 0n))).toEqual(await safe.balances())
    },
  )

  it('are those of spendings from limits, in coins and tokens', async () => {
    const safe = await aSafe(household, await aChain({ scenario: 'limits' }))
    const spend = (who: Person, token: Address, amount: bigint) =>
      safe.send(who, {
        to: allowanceModule,
        data: encodeFunctionData({
          abi: allowanceCalls,
          functionName: 'executeAllowanceTransfer',
          args: [
            household.address,
            token,
            erin.address,
            amount,
            zeroAddress,
            0n,
            who.address,
            '0x',
          ],
        }),
      })
    await spend(people.carol, base.tokens.usdc, 7n)
    await spend(dave, zeroAddress, 5n)
    expect(all(safe)).toEqual([
      {
        transfers: [{ kind: 'erc20', token: base.tokens.usdc, raw: -7n, with: erin.address }],
        isComplete: true,
      },
      { transfers: [{ kind: 'native', raw: -5n, with: erin.address }], isComplete: true },
    ])
  })

  it.each([
    ['of a Safe with events', safes.pettyCash, true],
    ['of a Safe without them, whose coins may have left unseen', safes.oldSavings, false],
  ] as const)('are found through another contract: %s', async (_, place, isComplete) => {
    const chain = await aChain()
    const [safe, relay] = [await aSafe(place, chain), await aSafe(safes.treasury, chain)]
    const data = await safe.signed({ to: dave.address, value: 3n })
    await relay.exec({ to: safe.address, data })
    const [mined] = relay.mined
    const coins = isComplete ? [{ kind: 'native', raw: -3n, with: dave.address }] : []
    expect(mined && told(mined, safe.address)).toEqual({ transfers: coins, isComplete })
    expect(all(relay)).toEqual([{ transfers: [], isComplete: true }])
  })

  describe('by events that were made up', () => {
    const topic = (address: Address) => pad(address, { size: 32 })
    const word = (value: bigint) => numberToHex(value, { size: 32 })
    const safe = safes.treasury.address
    const [weth, spam] = [base.tokens.dai, base.tokens.wbtc]
    const event = (address: Address, name: string, topics: readonly Address[], data: Hex) => ({
      address,
      topics: [toEventSelector(name), ...topics.map(topic)],
      data,
    })
    const succeeded = event(safe, 'ExecutionSuccess(bytes32,uint256)', [weth], word(0n))
    const transfer = (token: Address, from: Address, to: Address, raw: bigint) =>
      event(token, 'Transfer(address,address,uint256)', [from, to], word(raw))
    const wraps = (token: Address, name: 'Deposit' | 'Withdrawal', raw: bigint) =>
      event(token, `${name}(address,uint256)`, [safe], word(raw))
    const received = (from: Address, raw: bigint) =>
      event(safe, 'SafeReceived(address,uint256)', [from], word(raw))
    /** The Safe itself sends coins to an account, which may do anything. */
    const sends = (to: Address, value: bigint, logs: Mined['logs']): Mined => ({
      from: alice.address,
      to: safe,
      input: encodeExec(safeTx({ to, value, nonce: 0n }), '0x'),
      value: 0n,
      status: 'success',
      logs: [...logs, succeeded],
    })
    const moved = (mined: Mined) =>
      minedTransfers(mined, safe).transfers.map(({ kind, raw }) => [kind, raw])

    it('wrapped coins are a token that the same contract reports for them, once', () => {
      expect(moved(sends(weth, 9n, [wraps(weth, 'Deposit', 9n)]))).toEqual([
        ['native', -9n],
        ['erc20', 9n],
      ])
      const mints = transfer(weth, zeroAddress, safe, 9n)
      expect(moved(sends(weth, 9n, [wraps(weth, 'Deposit', 9n), mints]))).toEqual([
        ['native', -9n],
        ['erc20', 9n],
      ])
      const unwraps = [received(weth, 4n), wraps(weth, 'Withdrawal', 4n)]
      expect(moved(sends(weth, 0n, [...unwraps, transfer(weth, safe, dave.address, 4n)]))).toEqual([
        ['native', 4n],
        ['erc20', -4n],
        ['erc20', -4n],
      ])
    })

    it('a deposit in a vault, or of another contract, is no token', () => {
      expect(moved(sends(dave.address, 9n, [wraps(spam, 'Deposit', 9n)]))).toEqual([
        ['native', -9n],
      ])
      expect(moved(sends(spam, 0n, [wraps(spam, 'Deposit', 9n)]))).toEqual([])
    })

    it('thousands of deposits take no time', () => {
      const many = Array.from({ length: 20_000 }, (_, at) => wraps(spam, 'Deposit', BigInt(at)))
      expect(moved(sends(spam, 7n, many))).toEqual([
        ['native', -7n],
        ['erc20', 7n],
      ])
    })

    it('a spending that another contract claims is none', () => {
      const module = event(safe, 'ExecutionFromModuleSuccess(address)', [weth], '0x')
      const data = concat([zeroAddress, erin.address].map(topic))
      const claim = event(
        spam,
        'ExecuteAllowanceTransfer(address,address,address,address,uint96,uint16)',
        [safe],
        concat([pad(dave.address, { size: 32 }), data, word(1n), word(1n)]),
      )
      const mined = { ...sends(dave.address, 0n, []), input: '0x', to: weth } as const
      expect(minedTransfers({ ...mined, logs: [claim, module] }, safe)).toEqual({
        transfers: [],
        isComplete: false,
        hasRun: false,
      })
    })

    it('coins that the chain itself reports as a token are counted once', () => {
      for (const coins of [
        '0x000000000000000000000000000000000000800A',
        '0xffffFFFfFFffffffffffffffFfFFFfffFFFfFFfE',
      ] as const)
        expect(moved(sends(dave.address, 3n, [transfer(coins, safe, dave.address, 3n)]))).toEqual([
          ['native', -3n],
        ])
    })

    it('an execution that leaves no event, as before 1.1.0, is not known', () => {
      const { isComplete } = minedTransfers({ ...sends(dave.address, 5n, []), logs: [] }, safe)
      expect(isComplete).toBe(false)
    })

    it('a refund to the Safe itself moves nothing', () => {
      const tx = safeTx({ to: dave.address, nonce: 0n, gasPrice: 1n, refundReceiver: safe })
      const paid = event(safe, 'ExecutionSuccess(bytes32,uint256)', [weth], word(6n))
      expect(
        moved({ ...sends(dave.address, 0n, []), input: encodeExec(tx, '0x'), logs: [paid] }),
      ).toEqual([])
    })
  })

  it('are none of a transaction that was reverted', async () => {
    const safe = await aSafe(safes.treasury, await aChain())
    const data = await safe.signed({ to: dave.address, value: 3n, nonce: 99n })
    await safe.send(bob, { to: safe.address, data })
    expect(all(safe)).toEqual([{ transfers: [], isComplete: true }])
  })
})
