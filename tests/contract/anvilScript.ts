import {
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  numberToHex,
  parseAbi,
  parseEther,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { sign } from 'viem/accounts'

import own from '../../mocks/chain/contracts/own.json' with { type: 'json' }
import { bank } from '../../mocks/chain/genesis/Builder.ts'
import { deployments } from '../../mocks/chain/genesis/contracts.ts'
import { base } from '../../mocks/chain/index.ts'
import {
  approvedBy,
  encodeExec,
  encodeMultiSend,
  factoryAbi,
  packSignatures,
  safeAbi,
  safeTx,
  safeTxHashOf,
  signedByContract,
  signPrefixed,
  signTyped,
  type OwnerSignature,
  type SafeTx,
} from '../../mocks/chain/safeTools.ts'
import { transferData } from '../../mocks/chain/transferData.ts'
import { people, type Person } from '../../mocks/people.ts'
import type { Sent, Twin } from './anvilTwin.ts'

const { alice, bob, carol, dave, erin, frank } = people
const sentinel: Address = '0x0000000000000000000000000000000000000001'
const collectibleAbi = parseAbi([
  'function mint(address to, uint256 tokenId)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
])
const moduleAbi = parseAbi(['function spend(address safe, address to, uint256 value, bytes data)'])
const stubbornAbi = parseAbi(['function refuse()', 'function refuseWithData() payable'])
const createAbi = parseAbi(['function performCreate(uint256 value, bytes code) returns (address)'])
const signLibAbi = parseAbi(['function signMessage(bytes data)'])

type Version = keyof typeof deployments
type Signing = (hash: Hex) => Promise<OwnerSignature>

const typed =
  (who: Person): Signing =>
  (hash) =>
    signTyped(who, hash)
const prefixed =
  (who: Person): Signing =>
  (hash) =>
    signPrefixed(who, hash)
const approved =
  (who: Person): Signing =>
  async () =>
    approvedBy(who.address)
/** The contract owner: its keeper Frank signs for it. Before 1.5.0 it receives the hashed bytes. */
const byContract: Signing = async (hash) =>
  signedByContract(
    base.contractOwner,
    await sign({ hash, privateKey: frank.privateKey, to: 'hex' }),
  )

const self = <const Name extends 'enableModule' | 'setGuard'>(
  functionName: Name,
  address: Address,
): Hex =>
  encodeFunctionData({ abi: safeAbi, functionName, args: [address] } as Parameters<
    typeof encodeFunctionData
  >[0])

/** Everything that the app does with a Safe, and every failure, for one contract version. */
export async function runGeneration(
  twin: Twin,
  version: Version,
  createCall: Address,
  signLib: Address | undefined,
): Promise<void> {
  const parts = deployments[version]
  const say = (what: string): string => `${version} ${what}`
  const owners = [alice.address, bob.address, carol.address, base.contractOwner]

  const create = async (singleton: Address, threshold: bigint, salt: bigint): Promise<Address> => {
    const initializer = encodeFunctionData({
      abi: safeAbi,
      functionName: 'setup',
      args: [owners, threshold, zeroAddress, '0x', parts.handler, zeroAddress, 0n, zeroAddress],
    })
    const data = encodeFunctionData({ abi: factoryAbi, args: [singleton, initializer, salt] })
    const { logs } = await twin.send(say('creates a safe'), alice, { to: parts.factory, data })
    const created = logs.find((log) => log.address === parts.factory.toLowerCase())
    return getAddress(`0x${(created?.topics[1] ?? created?.data.slice(0, 66) ?? '').slice(-40)}`)
  }
  const safe = await create(parts.singleton, 2n, 7n)

  const exec = async (
    what: string,
    given: Omit<Partial<SafeTx>, 'nonce'> & { to: Address; nonceOff?: bigint },
    signings: readonly Signing[],
    {
      executor = dave,
      on = safe,
      ...sent
    }: Partial<Sent> & { executor?: Person; on?: Address } = {},
  ) => {
    const { nonceOff = 0n, ...rest } = given
    const tx = safeTx({ ...rest, nonce: BigInt(twin.chain.storageAt(on, 5n)) + nonceOff })
    const hash = safeTxHashOf(twin.chain.chainId, on, tx)
    const signatures = packSignatures(await Promise.all(signings.map((one) => one(hash))))
    return twin.send(say(what), executor, { to: on, data: encodeExec(tx, signatures), ...sent })
  }
  const two = [typed(alice), typed(bob)]

  await twin.send(say('receives ether'), bank, { to: safe, value: parseEther('20') })
  await twin.send(say('receives a token'), bank, {
    to: base.tokens.usdc,
    data: transferData(safe, 50_000_000_000n),
  })
  await twin.send(say('receives a picture'), bob, {
    to: base.collectible,
    data: encodeFunctionData({
      abi: collectibleAbi,
      functionName: 'mint',
      args: [safe, BigInt(version.replaceAll('.', ''))],
    }),
  })

  await exec('sends ether', { to: dave.address, value: parseEther('1') }, two)
  await exec(
    'sends ether to an address that never was',
    { to: `0x${'be'.repeat(18)}${version.replaceAll('.', '').padStart(4, '0')}`, value: 5n },
    [typed(bob), typed(carol)],
  )
  await exec(
    'sends a token, signed with eth_sign',
    { to: base.tokens.usdc, data: transferData(erin.address, 1_000_000n) },
    [prefixed(alice), typed(carol)],
  )
  await exec(
    'sends a token, all signed with eth_sign',
    { to: base.tokens.usdc, data: transferData(erin.address, 2_000_000n) },
    [prefixed(bob), prefixed(carol)],
  )

  const ahead = safeTx({
    to: erin.address,
    value: 77n,
    nonce: BigInt(twin.chain.storageAt(safe, 5n)),
  })
  const hashAhead = safeTxHashOf(twin.chain.chainId, safe, ahead)
  await twin.send(say('has a hash approved'), carol, {
    to: safe,
    data: encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [hashAhead] }),
  })
  await exec('executes with an approved hash', { to: erin.address, value: 77n }, [
    approved(carol),
    typed(alice),
  ])
  await exec(
    'executes by an owner who thereby approves',
    { to: erin.address, value: 78n },
    [approved(bob), typed(alice)],
    { executor: bob },
  )
  await exec('rejects an approval that nobody gave', { to: erin.address, value: 79n }, [
    approved(carol),
    typed(alice),
  ])
  await exec('executes with a signature by a contract', { to: erin.address, value: 80n }, [
    byContract,
    typed(carol),
  ])
  await exec('rejects a non-owner’s signature for the contract', { to: erin.address, value: 81n }, [
    async (hash) =>
      signedByContract(
        base.contractOwner,
        await sign({ hash, privateKey: dave.privateKey, to: 'hex' }),
      ),
    typed(carol),
  ])

  const calls = [
    { to: base.tokens.usdc, data: transferData(dave.address, 3n) },
    { to: base.tokens.usdc, data: transferData(frank.address, 4n) },
    { to: frank.address, value: 9n },
  ]
  await exec(
    'sends a batch by MultiSend',
    { to: parts.multiSend, operation: 1, data: encodeMultiSend(calls) },
    two,
  )
  await exec(
    'sends a batch by MultiSendCallOnly',
    { to: parts.multiSendCallOnly, operation: 1, data: encodeMultiSend(calls) },
    two,
  )
  await exec(
    'rejects a delegate call inside MultiSendCallOnly',
    {
      to: parts.multiSendCallOnly,
      operation: 1,
      data: encodeMultiSend([{ to: base.stubborn, operation: 1 }]),
    },
    two,
  )

  await exec('enables a module', { to: safe, data: self('enableModule', base.module) }, two)
  await twin.send(say('is spent from by its module'), alice, {
    to: base.module,
    data: encodeFunctionData({ abi: moduleAbi, args: [safe, dave.address, 11n, '0x'] }),
  })
  await twin.send(say('is not spent from by a non-owner'), bob, {
    to: base.module,
    data: encodeFunctionData({ abi: moduleAbi, args: [safe, dave.address, 11n, '0x'] }),
  })
  await exec('sets a guard', { to: safe, data: self('setGuard', base.guard) }, two)
  await exec('passes its guard', { to: dave.address, value: 12n }, two)
  await exec(
    'is stopped by its guard',
    { to: parts.multiSend, operation: 1, data: encodeMultiSend(calls) },
    two,
  )
  await exec('takes the guard off', { to: safe, data: self('setGuard', zeroAddress) }, two)

  const reject = encodeFunctionData({ abi: stubbornAbi, functionName: 'refuse' })
  await exec('fails as a whole when the inner call fails', { to: base.stubborn, data: reject }, two)
  await exec(
    'fails as a whole with data of the contract’s own',
    {
      to: base.stubborn,
      data: encodeFunctionData({ abi: stubbornAbi, functionName: 'refuseWithData' }),
    },
    two,
  )
  await exec(
    'records an inner failure when it has a gas amount',
    { to: base.stubborn, data: reject, safeTxGas: 50_000n },
    two,
  )
  await exec(
    'rejects when there is less gas than promised',
    { to: dave.address, safeTxGas: 400_000n },
    two,
    { gas: 200_000n },
  )
  await exec('rejects one signature too few', { to: dave.address }, [typed(alice)])
  await exec('rejects the signature of somebody who owns nothing', { to: dave.address }, [
    typed(alice),
    typed(dave),
  ])
  await exec('rejects signatures for another nonce', { to: dave.address, nonceOff: 1n }, two)
  await exec('rejects the same owner twice', { to: dave.address }, [typed(alice), typed(alice)])
  await exec(
    'runs out of gas',
    { to: base.tokens.usdc, data: transferData(dave.address, 1n) },
    two,
    { gas: 60_000n },
  )

  await exec(
    'pays its executor back in ether',
    { to: dave.address, value: 1n, safeTxGas: 30_000n, baseGas: 60_000n, gasPrice: 1_000_000_000n },
    two,
  )
  await exec(
    'pays back in a token',
    {
      to: dave.address,
      safeTxGas: 30_000n,
      baseGas: 1n,
      gasPrice: 1n,
      gasToken: base.tokens.usdc,
      refundReceiver: erin.address,
    },
    two,
  )
  await exec('uses up a nonce', { to: safe }, two)
  await exec(
    'sends a picture',
    {
      to: base.collectible,
      data: encodeFunctionData({
        abi: collectibleAbi,
        functionName: 'safeTransferFrom',
        args: [safe, bob.address, BigInt(version.replaceAll('.', ''))],
      }),
    },
    two,
  )
  await exec(
    'approves and forgets an allowance',
    {
      to: parts.multiSend,
      operation: 1,
      data: encodeMultiSend(
        [5n, 0n].map((value) => ({
          to: base.tokens.usdc,
          data: encodeFunctionData({
            abi: erc20Abi,
            functionName: 'approve',
            args: [dave.address, value],
          }),
        })),
      ),
    },
    two,
  )
  await exec(
    'creates a contract',
    {
      to: createCall,
      operation: 1,
      data: encodeFunctionData({ abi: createAbi, args: [0n, own.creation.Stubborn as Hex] }),
    },
    two,
  )
  if (signLib)
    await exec(
      'signs a message',
      {
        to: signLib,
        operation: 1,
        data: encodeFunctionData({ abi: signLibAbi, args: ['0xc0ffee'] }),
      },
      two,
    )

  await exec(
    'adds an owner',
    {
      to: safe,
      data: encodeFunctionData({
        abi: safeAbi,
        functionName: 'addOwnerWithThreshold',
        args: [erin.address, 3n],
      }),
    },
    two,
  )
  await exec('rejects two of three', { to: dave.address, value: 1n }, two)
  await exec(
    'swaps an owner',
    {
      to: safe,
      data: encodeFunctionData({
        abi: safeAbi,
        functionName: 'swapOwner',
        args: [sentinel, erin.address, frank.address],
      }),
    },
    [...two, typed(erin)],
  )
  await exec(
    'removes an owner',
    {
      to: safe,
      data: encodeFunctionData({
        abi: safeAbi,
        functionName: 'removeOwner',
        args: [sentinel, frank.address, 2n],
      }),
    },
    [...two, prefixed(frank)],
  )

  const l2 = await create(parts.singletonL2, 1n, 8n)
  await twin.send(say('L2 receives ether'), bank, { to: l2, value: parseEther('1') })
  await exec('L2 sends ether', { to: dave.address, value: 1n }, [typed(carol)], { on: l2 })
}

/** What a chain does without any Safe. */
export async function runPlain(twin: Twin): Promise<void> {
  const abi = parseAbi([
    'constructor(string name, string symbol, uint8 decimals, address holder, uint256 supply)',
  ])
  const token = encodeDeployData({
    abi,
    bytecode: own.creation.Token as Hex,
    args: ['Mine', 'MINE', 2, dave.address, 500n],
  })
  const approve = (value: bigint): Sent => ({
    to: base.tokens.dai,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [bob.address, value],
    }),
  })
  await twin.send('moves ether', alice, { to: dave.address, value: parseEther('1'), gas: 21_000n })
  await twin.send('moves ether the old way', alice, {
    to: dave.address,
    value: 1n,
    gas: 21_000n,
    type: 'legacy',
  })
  await twin.send('moves ether to oneself', alice, { to: alice.address, value: 1n, gas: 21_000n })
  await twin.send('creates a contract', dave, { data: token })
  await twin.send('fails to create one', dave, { data: '0x60006000fd' })
  await twin.send('creates nothing', dave, { data: '0x' })
  await twin.send('allows', dave, approve(10n))
  await twin.send('disallows, and gets gas back', dave, approve(0n))
  await twin.send('warms what it will touch', bank, {
    to: base.tokens.dai,
    data: transferData(dave.address, 5n),
    type: 'eip2930',
    accessList: [{ address: base.tokens.dai, storageKeys: [numberToHex(3, { size: 32 })] }],
  })
  await twin.send('moves more than there is', erin, {
    to: base.tokens.dai,
    data: transferData(dave.address, 5n),
  })
  await twin.send('carries much data to nobody', alice, {
    to: dave.address,
    data: `0x${'ab'.repeat(2_000)}`,
  })
  await twin.send('sends ether to who rejects it', alice, { to: base.stubborn, value: 1n })
  await twin.send('calls a precompile', alice, {
    to: '0x0000000000000000000000000000000000000002',
    data: '0x1234',
    value: 3n,
  })
}
