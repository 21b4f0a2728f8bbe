import {
  concatHex,
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  parseAbi,
  serializeErc6492Signature,
  zeroHash,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeAll, expect, test } from 'vitest'
import { base } from '../../../../mocks/chain/index.ts'
import own from '../../../../mocks/chain/contracts/own.json' with { type: 'json' }
import type { Chain } from '../../../../mocks/chain/types.ts'
import { frozenClock } from '../../../../mocks/clock.ts'
import { people, type Person } from '../../../../mocks/people.ts'
import { writeSigninMessage } from '../../../../src/wallet/signin/signinMessage.ts'
import { verifySignin } from '../../../../src/wallet/signin/verifySignin.ts'
import { aChain, reading } from '../../mocks/chain/setup.ts'

const { alice, bob, frank } = people
const now = frozenClock().now()
const expected = { domain: 'app.example', nonce: 'abcdefgh', now }

const textOf = (address: Address, change: { chainId?: number; domain?: string } = {}) =>
  writeSigninMessage({
    domain: 'app.example',
    address,
    uri: 'https://app.example',
    chainId: 1,
    nonce: 'abcdefgh',
    issuedAt: new Date(now).toISOString(),
    ...change,
  })
const signed = (who: Person, text: string) =>
  privateKeyToAccount(who.privateKey).signMessage({ message: text })

let chain: Chain
beforeAll(async () => {
  chain = await aChain()
})

async function verify(text: string, signature: Hex) {
  const outcome = await verifySignin(reading(chain), { ...expected, text, signature })
  return outcome.ok ? outcome.message.address : outcome.problem
}

test('the signer is signed in', async () => {
  const text = textOf(alice.address)
  expect(await verify(text, await signed(alice, text))).toBe(alice.address)
})

test("another account's signature, another text's, or none is rejected", async () => {
  const text = textOf(alice.address)
  expect(await verify(text, await signed(bob, text))).toBe('signature')
  expect(await verify(text, await signed(alice, `${text} `))).toBe('signature')
  expect(await verify(text, '0x')).toBe('signature')
  expect(await verify(text, '0x1234')).toBe('signature')
})

test('a valid signature does not make an invalid message valid', async () => {
  for (const [text, problem] of [
    [textOf(alice.address, { domain: 'evil.example' }), 'domain'],
    [textOf(alice.address, { chainId: 17_000 }), 'chain'],
    ['Let me in', 'malformed'],
  ] as const) {
    expect(await verify(text, await signed(alice, text))).toBe(problem)
  }
})

test('a contract account validates its own signatures', async () => {
  // Frank keeps the keys of that contract.
  const text = textOf(base.contractOwner)
  expect(await verify(text, await signed(frank, text))).toBe(base.contractOwner)
  expect(await verify(text, await signed(alice, text))).toBe('signature')
  // A contract without signature validation.
  const token = textOf(base.tokens.usdc)
  expect(await verify(token, await signed(frank, token))).toBe('signature')
})

const factory = '0x9b35Af71d77eaf8d7e40252370304687390A1A52'
const creation = (keeper: Person) =>
  concatHex([
    own.creation.ContractOwner as Hex,
    encodeAbiParameters([{ type: 'address' }], [keeper.address]),
  ])
const deploying = (keeper: Person) =>
  encodeFunctionData({
    abi: parseAbi([
      'function performCreate2(uint256 value, bytes code, bytes32 salt) returns (address)',
    ]),
    args: [0n, creation(keeper), zeroHash],
  })
const toCome = (keeper: Person) =>
  getContractAddress({
    opcode: 'CREATE2',
    from: factory,
    salt: zeroHash,
    bytecode: creation(keeper),
  })

test('a contract account is validated even before its deployment', async () => {
  const address = toCome(frank)
  expect(await reading(chain).getCode({ address })).toBeUndefined()
  const text = textOf(address)
  const wrapped = async (who: Person, keeper = frank) =>
    serializeErc6492Signature({
      address: factory,
      data: deploying(keeper),
      signature: await signed(who, text),
    })
  expect(await verify(text, await wrapped(frank))).toBe(address)
  expect(await verify(text, await wrapped(alice))).toBe('signature')
  // Deploying another contract does not prove ownership of this account.
  expect(await verify(text, await wrapped(alice, alice))).toBe('signature')
  expect(await verify(text, await signed(frank, text))).toBe('signature')
})

test('without a node, key signatures are verified, and contract signatures throw', async () => {
  const client = reading({
    ...chain,
    request: () => Promise.reject(new Error('The node is away')),
  } as Chain)
  const ask = async (who: Person, text: string) =>
    verifySignin(client, { ...expected, text, signature: await signed(who, text) })
  expect(await ask(alice, textOf(alice.address))).toMatchObject({ ok: true })
  await expect(ask(frank, textOf(base.contractOwner))).rejects.toThrow('The node is away')
})
