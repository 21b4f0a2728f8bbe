import { describe, expect, test } from 'vitest'
import { anAddress } from '../../../../mocks/fixtures/index.ts'
import {
  at,
  batch,
  call,
  callOnly,
  dataOf,
  dollars,
  ether,
  multiSend,
  pay,
  picture,
  rejection,
  runOf,
  settings,
  dave,
  erin,
  attacker,
  usdc,
} from './answers.ts'
import { findingsIn, idOf, otherHash } from './findingsIn.ts'
import { testCases } from './testCases.ts'
import { encodeChangeThreshold } from '#safe'
import { encodeCall } from '../../../../src/safe/method.ts'
import { methods } from '../../../../src/safe/methods.ts'

describe('honest responses are verified', () => {
  test.each([
    ['ether', ether()],
    ['dollars', dollars()],
    ['a batch', batch([pay(dave.address, 1n), pay(erin.address, 2n)])],
    ['a nested batch', batch([{ ...batchCall([pay(dave.address, 1n)]) }], multiSend)],
    ['a change of the Safe', settings(encodeChangeThreshold(3))],
    ['a rejection', rejection()],
    ['an approval', call(usdc, encodeCall(methods.approve, [dave.address, 5n]))],
    ['an unknown call', call(attacker, '0x12345678', { value: 7n })],
    ['an NFT', call(picture, encodeCall(methods.safeTransferFrom, [at.address, dave.address, 7n]))],
  ])('%s', async (_, answers) => {
    const { found, review } = await findingsIn(answers, idOf(answers))
    expect(found.filter((one) => !one.startsWith('risk '))).toEqual([])
    expect(review?.signable).not.toBeNull()
  })
})

function batchCall(calls: Parameters<typeof batch>[0]) {
  const { txData } = batch(calls).details
  return {
    to: callOnly,
    value: 0n,
    data: (txData?.hexData ?? '0x') as `0x${string}`,
    operation: 1 as const,
  }
}

describe('a signed field that differs from the hash is caught', () => {
  testCases([
    {
      name: 'recipient',
      of: ether,
      tamper: (one) => void (dataOf(one).to = anAddress(attacker)),
      found: ['hash differs', 'summary differs'],
    },
    {
      name: 'value',
      of: ether,
      tamper: (one) => void (dataOf(one).value = '1'),
      found: ['hash differs', 'summary differs'],
    },
    {
      name: 'no value at all',
      of: ether,
      tamper: (one) => void (dataOf(one).value = null),
      found: ['not a transaction of owners'],
    },
    {
      name: 'data',
      of: ether,
      tamper: (one) => void (dataOf(one).hexData = '0x00'),
      found: ['hash differs', 'summary differs'],
    },
    {
      name: 'hidden data',
      of: dollars,
      tamper: (one) => void (dataOf(one).hexData = null),
      found: ['hash differs', 'summary differs'],
    },
    {
      name: 'no signed fields at all',
      of: dollars,
      tamper: (one) => void (one.details.txData = null),
      found: ['not a transaction of owners'],
    },
    {
      name: 'operation',
      of: ether,
      tamper: (one) => void (dataOf(one).operation = 1),
      found: ['hash differs', 'summary differs', 'risk untrustedDelegatecall'],
    },
    {
      name: 'a delegatecall presented as a call',
      of: () => batch([pay(dave.address, 1n)]),
      tamper: (one) => void (dataOf(one).operation = 0),
      found: ['hash differs', 'summary differs'],
    },
    {
      name: 'nonce',
      of: ether,
      tamper: (one) => void (runOf(one).nonce = 12),
      found: ['hash differs'],
    },
    {
      name: 'safeTxGas',
      of: ether,
      tamper: (one) => void (runOf(one).safeTxGas = '1'),
      found: ['hash differs'],
    },
    {
      name: 'baseGas',
      of: ether,
      tamper: (one) => void (runOf(one).baseGas = '1'),
      found: ['hash differs', 'risk refund'],
    },
    {
      name: 'gasPrice',
      of: ether,
      tamper: (one) => void (runOf(one).gasPrice = '1'),
      found: ['hash differs', 'risk refund'],
    },
    {
      name: 'gasToken',
      of: ether,
      tamper: (one) => void (runOf(one).gasToken = usdc),
      found: ['hash differs', 'risk refund'],
    },
    {
      name: 'refundReceiver',
      of: ether,
      tamper: (one) => void (runOf(one).refundReceiver = anAddress(attacker)),
      found: ['hash differs', 'risk refund'],
    },
    {
      name: 'the recipient inside the data and the summary',
      of: dollars,
      tamper: (one) => {
        Object.assign(one.details, {
          txData: call(usdc, encodeCall(methods.transfer, [attacker, 950_000_000n])).details.txData,
        })
        if (one.details.txInfo.type === 'Transfer')
          one.details.txInfo.recipient = anAddress(attacker)
      },
      found: ['hash differs', 'signature otherSigner'],
    },
  ])
})

describe('a response about something else is caught', () => {
  const other = call(usdc, encodeCall(methods.approve, [attacker, 5n]))
  testCases([
    {
      name: 'another hash',
      of: ether,
      tamper: (one) => void (runOf(one).safeTxHash = otherHash),
      found: ['another transaction'],
    },
    {
      name: 'another id',
      of: ether,
      tamper: (one) => void (one.details.txId = `multisig_${at.address}_${otherHash}`),
      found: ['invalid transactionId'],
    },
    {
      name: 'another transaction',
      of: ether,
      tamper: (one) => void Object.assign(one.details, other.details),
      found: ['invalid transactionId'],
    },
    {
      name: 'another transaction under the same id',
      of: ether,
      tamper: (one) =>
        void Object.assign(one.details, { ...other.details, txId: one.details.txId }),
      found: ['another transaction'],
    },
    {
      name: 'another transaction under the same id and hash',
      of: ether,
      tamper: (one) => {
        Object.assign(one.details, { txInfo: other.details.txInfo, txData: other.details.txData })
      },
      found: ['hash differs', 'signature otherSigner'],
    },
    {
      name: 'another Safe',
      of: ether,
      tamper: (one) => void (one.details.safeAddress = attacker),
      found: ['another transaction'],
    },
    {
      name: "another Safe's settings",
      of: ether,
      tamper: (one) => void (one.safe.address = anAddress(attacker)),
      found: ['invalid safeAddress'],
    },
    {
      name: "another chain's settings",
      of: ether,
      tamper: (one) => void (one.safe.chainId = '17000'),
      found: ['invalid chainId'],
    },
    {
      name: 'a transaction of a module under its id',
      of: ether,
      tamper: (one) =>
        void (one.details.detailedExecutionInfo = { type: 'MODULE', address: anAddress(attacker) }),
      found: ['another transaction'],
    },
  ])
})

describe('a field that cannot be what it says is rejected', () => {
  const run = 'detailedExecutionInfo'
  const as = (value: unknown) => value as never
  testCases([
    {
      name: 'a negative value',
      of: ether,
      tamper: (one) => void (dataOf(one).value = '-1'),
      found: ['invalid txData.value'],
    },
    {
      name: 'a value in hex',
      of: ether,
      tamper: (one) => void (dataOf(one).value = '0x1'),
      found: ['invalid txData.value'],
    },
    {
      name: 'a value as a number',
      of: ether,
      tamper: (one) => void (dataOf(one).value = as(2.5e18)),
      found: ['invalid txData.value'],
    },
    {
      name: 'half a byte of data',
      of: ether,
      tamper: (one) => void (dataOf(one).hexData = '0x123'),
      found: ['invalid txData.hexData'],
    },
    {
      name: 'a third operation',
      of: ether,
      tamper: (one) => void (dataOf(one).operation = as(2)),
      found: ['invalid txData.operation'],
    },
    {
      name: 'a recipient that isn’t an address',
      of: ether,
      tamper: (one) => void (dataOf(one).to.value = '0x12'),
      found: ['invalid txData.to.value'],
    },
    {
      name: 'a nonce that is rounded',
      of: ether,
      tamper: (one) => void (runOf(one).nonce = 2 ** 60),
      found: [`invalid ${run}.nonce`],
    },
    {
      name: 'a nonce with a fraction',
      of: ether,
      tamper: (one) => void (runOf(one).nonce = 11.5),
      found: [`invalid ${run}.nonce`],
    },
    {
      name: 'a gas price below zero',
      of: ether,
      tamper: (one) => void (runOf(one).gasPrice = '-1'),
      found: [`invalid ${run}.gasPrice`],
    },
    {
      name: 'a hash that is too short',
      of: ether,
      tamper: (one) => void (runOf(one).safeTxHash = '0x12'),
      found: [`invalid ${run}.safeTxHash`],
    },
    {
      name: 'a Safe without owners',
      of: ether,
      tamper: (one) => void (one.safe.owners = []),
      found: ['invalid owners'],
    },
    {
      name: 'a threshold of zero',
      of: ether,
      tamper: (one) => void (one.safe.threshold = 0),
      found: ['invalid threshold'],
    },
  ])
})
