import { describe } from 'vitest'
import type { TransactionInfo } from '#gateway'
import { anAddress } from '../../../../mocks/fixtures/index.ts'
import { encodeCall } from '../../../../src/safe/method.ts'
import { methods } from '../../../../src/safe/methods.ts'
import {
  alice,
  type Answers,
  answersOf,
  at,
  call,
  custom,
  dai,
  dataOf,
  dave,
  dollars,
  ether,
  picture,
  rejection,
  attacker,
  transfer,
  usdc,
} from './answers.ts'
import { type Case, testCases } from './testCases.ts'

type Part = Extract<TransactionInfo, { type: 'Transfer' }>['transferInfo']

const infoOf = ({ details: { txInfo } }: Answers) => {
  if (txInfo.type !== 'Transfer') throw new Error('It is a transfer.')
  return txInfo
}
const lie = (name: string, of: () => Answers, parts: object, ...found: string[]): Case => ({
  name,
  of,
  tamper: (one) => void Object.assign(infoOf(one).transferInfo, parts),
  found: found.length === 0 ? ['summary differs'] : found,
})
const says = (
  name: string,
  of: () => Answers,
  info: TransactionInfo,
  ...found: string[]
): Case => ({
  name,
  of,
  tamper: ({ details }) => void (details.txInfo = info),
  found: found.length === 0 ? ['summary differs'] : found,
})
const to = (name: string, of: () => Answers): Case => ({
  name,
  of,
  tamper: (one) => void (infoOf(one).recipient = anAddress(attacker)),
  found: ['summary differs'],
})

const usdcPart = (infoOf(dollars()) as { transferInfo: Part }).transferInfo
/** Moves picture 7 with a method that ERC-20 tokens have as well. */
const item = (token = picture, id = 7n): Answers =>
  answersOf(
    { to: token, data: encodeCall(methods.transferFrom, [at.address, dave.address, id]) },
    transfer({
      type: 'ERC721',
      tokenAddress: token,
      tokenId: String(id),
      tokenName: 'Small Pictures',
      tokenSymbol: 'PICT',
      logoUri: null,
      trusted: true,
    }),
  )

describe('a false summary of an ether transfer is caught', () => {
  testCases([
    to('recipient', ether),
    lie('a smaller amount', ether, { value: '1' }),
    lie('no amount', ether, { value: null }, 'summary unknown'),
    says('a token instead', ether, transfer(usdcPart)),
    says('a rejection instead', ether, custom(at.address, { isCancellation: true })),
    says('a change of the Safe instead', ether, {
      type: 'SettingsChange',
      humanDescription: null,
      dataDecoded: { method: 'changeThreshold' },
      settingsInfo: { type: 'CHANGE_THRESHOLD', threshold: 2 },
    }),
    says(
      'a batch instead',
      ether,
      custom(dave.address, { methodName: 'multiSend', actionCount: 1 }),
    ),
    says('a call to somebody else', ether, custom(attacker, { value: '2500000000000000000' })),
    says('a call without value', ether, custom(dave.address)),
    {
      name: 'incoming instead of outgoing',
      of: ether,
      tamper: (one) => void (infoOf(one).direction = 'INCOMING'),
      found: ['summary unknown'],
    },
    {
      name: 'no direction',
      of: ether,
      tamper: (one) => void (infoOf(one).direction = 'UNKNOWN'),
      found: ['summary unknown'],
    },
    says(
      'an unknown kind, with kind words',
      ether,
      { type: 'Airdrop', humanDescription: 'Claim 1,000 USDC' } as unknown as TransactionInfo,
      'summary unknown',
    ),
    says(
      'a Safe that is created',
      ether,
      {
        type: 'Creation',
        creator: anAddress(alice.address),
        transactionHash: `0x${'ab'.repeat(32)}`,
      },
      'summary unknown',
    ),
  ])
})

describe('a summary of a token transfer that lies is caught', () => {
  testCases([
    to('recipient', dollars),
    lie('a smaller amount', dollars, { value: '1' }),
    lie('another token', dollars, { tokenAddress: dai }),
    lie('more decimals', dollars, { decimals: 18 }, 'decimals differs'),
    lie('fewer decimals', dollars, { decimals: 0 }, 'decimals differs'),
    lie('unknown decimals', dollars, { decimals: null }, 'decimals differs'),
    says('ether instead', dollars, transfer({ type: 'NATIVE_COIN', value: '950000000' })),
    says(
      'an NFT instead',
      dollars,
      transfer({
        type: 'ERC721',
        tokenAddress: usdc,
        tokenId: '950000000',
        tokenName: null,
        tokenSymbol: null,
        logoUri: null,
        trusted: true,
      }),
    ),
    says(
      'a kind of token that nobody knows',
      dollars,
      transfer({ type: 'ERC777' } as unknown as Part),
      'summary unknown',
    ),
    says(
      'a call of another method',
      dollars,
      custom(usdc, { methodName: 'claimRewards' }),
      'summary differs',
    ),
    {
      name: 'a token whose contract has no decimals',
      of: dollars,
      tamper: (one) => void (one.tokens = []),
      found: ['decimals unknown'],
    },
    {
      name: 'a token whose contract has others',
      of: dollars,
      tamper: (one) => void (one.tokens = [{ ...one.tokens[0]!, decimals: 8 }]),
      found: ['decimals differs'],
    },
  ])
})

describe('a summary of an NFT that lies is caught', () => {
  testCases([
    to('recipient', item),
    lie('another picture', item, { tokenId: '8' }),
    lie('another collection', item, { tokenAddress: usdc }),
    lie(
      'an id that isn’t a number',
      item,
      { tokenId: '7 (free)' },
      'invalid txInfo.transferInfo.tokenId',
    ),
    // The same bytes move 950 USDC: an amount must not be read as the number of a picture.
    {
      name: 'it is money',
      of: () => item(usdc, 950_000_000n),
      tamper: () => {},
      found: ['decimals differs'],
      proposed: true,
    },
    {
      name: 'it may be money, but the token cannot be read',
      of: item,
      tamper: (one) => void (one.tokens = []),
      found: ['decimals unknown'],
    },
    ...[null, 0].map((decimals) => ({
      name: `it may be money: the contract says ${decimals} decimals, and not that it is an NFT`,
      of: item,
      tamper: (one: Answers) =>
        void (one.tokens = one.tokens.map((token) => ({
          ...token,
          decimals,
          isCollection: false,
        }))),
      found: ['decimals unknown'],
    })),
    {
      name: 'it is taken from somebody else',
      of: item,
      tamper: (one) =>
        void (dataOf(one).hexData = encodeCall(methods.transferFrom, [attacker, dave.address, 7n])),
      found: ['hash differs', 'summary differs'],
    },
  ])
})

describe('a fake rejection is caught', () => {
  testCases([
    says('it sends ether', ether, custom(at.address, { isCancellation: true })),
    says('it sends tokens', dollars, custom(at.address, { isCancellation: true })),
    says(
      'it approves',
      () => call(usdc, encodeCall(methods.approve, [attacker, 5n])),
      custom(at.address, { isCancellation: true }),
    ),
    says(
      'it calls another contract',
      () => call(attacker, '0x12345678'),
      custom(at.address, { isCancellation: true }),
    ),
    says(
      'it runs code as the Safe',
      () => call(attacker, '0x12345678', { operation: 1 }),
      custom(at.address, { isCancellation: true }),
      'summary differs',
    ),
    says(
      'it sends ether to the Safe itself',
      () => answersOf({ to: at.address, value: 1n }, custom(at.address, { value: '1' })),
      custom(at.address, { isCancellation: true }),
    ),
    says('it is called something else', rejection, custom(attacker), 'summary differs'),
  ])
})
