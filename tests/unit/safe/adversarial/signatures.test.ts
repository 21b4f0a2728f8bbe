import { concat, keccak256 } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Address, Hex } from '#base'
import { packSignatures } from '#safe'
import { pastSignature } from '../../../../mocks/chain/pastSignature.ts'
import { anAddress } from '../../../../mocks/fixtures/index.ts'
import type { Person } from '../../../../mocks/people.ts'
import {
  alice,
  type Answers,
  at,
  bob,
  carol,
  dave,
  ether,
  runOf,
  signedAsIs,
  attacker,
} from './answers.ts'
import { findingsIn, idOf, otherHash } from './findingsIn.ts'
import { testCases } from './testCases.ts'

/** Replaces the only confirmation, which is Carol's. */
const sign = (answers: Answers, signer: Address, signature: Hex | null) => {
  const [first] = runOf(answers).confirmations
  if (!first) throw new Error('Carol has signed.')
  Object.assign(first, { signer: anAddress(signer), signature })
}
const add = (
  answers: Answers,
  who: Person,
  signature = pastSignature(who, runOf(answers).safeTxHash as Hex),
) =>
  void runOf(answers).confirmations.push({
    signer: anAddress(who.address),
    signature,
    submittedAt: 0,
  })
const hashIn = (answers: Answers) => runOf(answers).safeTxHash as Hex
const signedBy = (who: Person, hash: Hex) => pastSignature(who, hash)
const approvedBy = (signer: Address) => packSignatures([{ kind: 'approved', signer }])
const asContract = (signer: Address) =>
  packSignatures([{ kind: 'contract', signer, data: '0xaabb' }])
const withLastByte = (signature: Hex, v: Hex): Hex => concat([signature.slice(0, -2) as Hex, v])

const wrong = (why: string) => ['signatures differs', `signature ${why}`]

describe('a signature that does not count is caught', () => {
  testCases([
    {
      name: 'of another hash',
      of: ether,
      tamper: (one) => sign(one, carol.address, signedBy(carol, otherHash)),
      found: wrong('otherSigner'),
    },
    {
      name: 'of the same transaction on another chain',
      of: ether,
      tamper: (one) =>
        sign(one, carol.address, signedBy(carol, keccak256(concat([hashIn(one), '0x01'])))),
      found: wrong('otherSigner'),
    },
    {
      name: 'by another owner than it names',
      of: ether,
      tamper: (one) => sign(one, alice.address, signedBy(carol, hashIn(one))),
      found: wrong('otherSigner'),
    },
    {
      name: 'by a non-owner in the name of an owner',
      of: ether,
      tamper: (one) => sign(one, carol.address, signedBy(dave, hashIn(one))),
      found: wrong('otherSigner'),
    },
    {
      name: 'by a non-owner',
      of: ether,
      tamper: (one) => sign(one, dave.address, signedBy(dave, hashIn(one))),
      found: wrong('notOwner'),
    },
    {
      name: 'by the Safe itself',
      of: ether,
      tamper: (one) => sign(one, at.address, asContract(at.address)),
      found: wrong('notOwner'),
    },
    {
      name: 'of an owner whom only the gateway knows',
      of: ether,
      tamper: (one) => {
        one.safe.owners.push(anAddress(dave.address))
        add(one, dave)
      },
      found: [...wrong('notOwner'), 'owners differs'],
    },
    { name: 'twice', of: ether, tamper: (one) => add(one, carol), found: wrong('duplicate') },
    {
      name: 'twice, in another letter case and kind',
      of: ether,
      tamper: (one) =>
        void runOf(one).confirmations.push({
          signer: anAddress(carol.address.toLowerCase() as Address),
          signature: approvedBy(carol.address),
          submittedAt: 0,
        }),
      found: wrong('duplicate'),
    },
    {
      name: 'cut short',
      of: ether,
      tamper: (one) => sign(one, carol.address, signedBy(carol, hashIn(one)).slice(0, -2) as Hex),
      found: wrong('unreadable'),
    },
    {
      name: 'with a byte more',
      of: ether,
      tamper: (one) => sign(one, carol.address, concat([signedBy(carol, hashIn(one)), '0x00'])),
      found: wrong('unreadable'),
    },
    {
      name: 'empty',
      of: ether,
      tamper: (one) => sign(one, carol.address, '0x'),
      found: wrong('unreadable'),
    },
    {
      name: 'two in one',
      of: ether,
      tamper: (one) =>
        sign(
          one,
          carol.address,
          concat([signedBy(alice, hashIn(one)), signedBy(carol, hashIn(one))]),
        ),
      found: wrong('unreadable'),
    },
    {
      name: 'with v of 29',
      of: ether,
      tamper: (one) => sign(one, carol.address, withLastByte(signedBy(carol, hashIn(one)), '0x1d')),
      found: wrong('unreadable'),
    },
    {
      name: 'with the other v',
      of: ether,
      tamper: (one) =>
        sign(
          one,
          carol.address,
          withLastByte(
            signedBy(carol, hashIn(one)),
            signedBy(carol, hashIn(one)).endsWith('1b') ? '0x1c' : '0x1b',
          ),
        ),
      found: wrong('otherSigner'),
    },
    {
      name: 'of all zeros',
      of: ether,
      tamper: (one) => sign(one, carol.address, `0x${'00'.repeat(64)}1b`),
      found: wrong('unreadable'),
    },
    {
      name: 'as if by eth_sign',
      of: ether,
      tamper: (one) => sign(one, carol.address, withLastByte(signedBy(carol, hashIn(one)), '0x1f')),
      found: wrong('otherSigner'),
    },
    {
      name: 'on-chain, of which the chain knows nothing',
      of: ether,
      tamper: (one) => sign(one, carol.address, null),
      found: wrong('notApproved'),
    },
    {
      name: 'on-chain, packed',
      of: ether,
      tamper: (one) => sign(one, carol.address, approvedBy(carol.address)),
      found: wrong('notApproved'),
    },
    {
      name: 'on-chain by another owner',
      of: ether,
      tamper: (one) => sign(one, carol.address, approvedBy(bob.address)),
      found: wrong('otherSigner'),
    },
    {
      name: 'as a contract that does not accept it',
      of: ether,
      tamper: (one) => sign(one, carol.address, asContract(carol.address)),
      found: wrong('contract'),
    },
    {
      name: 'as a contract that points outside its bytes',
      of: ether,
      tamper: (one) => sign(one, carol.address, asContract(carol.address).slice(0, 132) as Hex),
      found: wrong('unreadable'),
    },
    {
      name: 'that isn’t hex',
      of: ether,
      tamper: (one) => sign(one, carol.address, 'signed by Carol' as Hex),
      found: ['invalid detailedExecutionInfo.confirmations.0.signature'],
    },
    {
      name: 'of somebody without an address',
      of: ether,
      tamper: (one) => sign(one, 'carol.eth' as Address, signedBy(carol, hashIn(one))),
      found: ['invalid detailedExecutionInfo.confirmations.0.signer.value'],
    },
    {
      name: 'in a list that isn’t a list',
      of: ether,
      tamper: (one) => void (runOf(one).confirmations = {} as never),
      found: ['invalid detailedExecutionInfo.confirmations'],
    },
  ])

  test('is also caught among valid ones', async () => {
    const answers = ether()
    add(answers, alice)
    add(answers, bob, signedBy(bob, otherHash))
    const { found, review } = await findingsIn(answers, idOf(answers))
    expect(found).toEqual(expect.arrayContaining(wrong('otherSigner')))
    expect(review?.verification.confirmations.map(({ status }) => status)).toEqual([
      'ok',
      'ok',
      'differs',
    ])
  })
})

describe('who has signed isn’t taken from other fields of the gateway', () => {
  test.each<[string, (answers: Answers) => void]>([
    ['its list of owners', (one) => void runOf(one).signers.push(anAddress(attacker))],
    [
      'the number of signatures that it says are needed',
      (one) => void (runOf(one).confirmationsRequired = 1),
    ],
    ['its status', (one) => void (one.details.txStatus = 'AWAITING_EXECUTION')],
    ['its proposer', (one) => void (runOf(one).proposer = anAddress(alice.address))],
    ['its executor', (one) => void (runOf(one).executor = anAddress(alice.address))],
  ])('%s', async (_, tamper) => {
    const answers = ether()
    tamper(answers)
    const { review } = await findingsIn(answers, idOf(answers))
    expect(review?.safe).toMatchObject({
      threshold: 2,
      owners: [alice.address, bob.address, carol.address],
    })
    expect(review?.verification.confirmations).toEqual([
      { signer: carol.address, kind: 'eoa', status: 'ok' },
    ])
  })
})

test('a signature over a transaction with other fields does not count for it', async () => {
  const [answers, other] = [ether(), ether()]
  runOf(other).nonce = 12
  runOf(answers).confirmations = runOf(signedAsIs(other)).confirmations
  expect((await findingsIn(answers, idOf(answers))).found).toEqual(wrong('otherSigner'))
})
