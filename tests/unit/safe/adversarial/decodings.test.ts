import { describe } from 'vitest'
import type { DataDecoded, DataDecodedParameter, MultiSendAction } from '#gateway'
import { encodeMultiSend } from '#safe'
import { encodeCall } from '../../../../src/safe/method.ts'
import { methods } from '../../../../src/safe/methods.ts'
import {
  type Answers,
  batch,
  call,
  callOnly,
  dataOf,
  dave,
  erin,
  multiSend,
  pay,
  picture,
  runOf,
  attacker,
  usdc,
} from './answers.ts'
import { type Case, testCases } from './testCases.ts'

const decodedIn = (answers: Answers): DataDecoded => {
  const { dataDecoded } = dataOf(answers)
  if (!dataDecoded) throw new Error('The fixture is decoded.')
  return dataDecoded
}
const parameter = (decoded: DataDecoded | null | undefined, index = 0): DataDecodedParameter => {
  const found = decoded?.parameters?.[index]
  if (!found) throw new Error('The fixture has parameters.')
  return found
}
const actionsIn = (decoded: DataDecoded | null | undefined): MultiSendAction[] =>
  parameter(decoded).valueDecoded as MultiSendAction[]

const approval = () => call(usdc, encodeCall(methods.approve, [dave.address, 5n]))
const approvalForAll = () =>
  call(picture, encodeCall(methods.setApprovalForAll, [dave.address, true]))
const revocation = () => call(picture, encodeCall(methods.setApprovalForAll, [dave.address, false]))

/** A batch in a batch in a batch, each after a payment. */
function deep(): Answers {
  const inner = (calls: Parameters<typeof batch>[0]) => ({
    to: multiSend,
    value: 0n,
    data: encodeMultiSend(calls),
    operation: 1 as const,
  })
  return batch(
    [
      pay(dave.address, 1n),
      inner([pay(dave.address, 2n), inner([pay(dave.address, 3n), pay(erin.address, 4n)])]),
    ],
    multiSend,
  )
}
/** The actions of the batch at this depth; 1 is the outermost. */
function actionsAt(answers: Answers, depth: number): MultiSendAction[] {
  let actions = actionsIn(decodedIn(answers))
  for (let at = 1; at < depth; at++) actions = actionsIn(actions[1]?.dataDecoded)
  return actions
}
const lie = (
  name: string,
  of: () => Answers,
  tamper: (decoded: DataDecoded, answers: Answers) => void,
): Case => ({
  name,
  of,
  tamper: (one) => tamper(decodedIn(one), one),
  found: ['decoding differs'],
})

describe('a decoding that lies is caught', () => {
  testCases([
    lie('the method', approval, (decoded) => void (decoded.method = 'transfer')),
    lie('a type', approval, (decoded) => void (parameter(decoded, 1).type = 'uint8')),
    lie('an address', approval, (decoded) => void (parameter(decoded).value = attacker)),
    lie('an amount', approval, (decoded) => void (parameter(decoded, 1).value = '4')),
    lie(
      'an amount that isn’t a number',
      approval,
      (decoded) => void (parameter(decoded, 1).value = 'five'),
    ),
    lie(
      'an amount in another notation, which hides it',
      approval,
      (decoded) => void (parameter(decoded, 1).value = '0x05'),
    ),
    lie(
      'no amount, where it is zero',
      () => call(usdc, encodeCall(methods.approve, [dave.address, 0n])),
      (decoded) => void (parameter(decoded, 1).value = ''),
    ),
    lie(
      'a list instead of a value',
      approval,
      (decoded) => void (parameter(decoded, 1).value = ['5']),
    ),
    lie('a parameter less', approval, (decoded) => void decoded.parameters?.pop()),
    lie(
      'a parameter more',
      approval,
      (decoded) => void decoded.parameters?.push({ name: 'safe', type: 'bool', value: 'True' }),
    ),
    lie('no parameters', approval, (decoded) => void (decoded.parameters = null)),
    lie(
      'an approval that is a revocation',
      approvalForAll,
      (decoded) => void (parameter(decoded, 1).value = 'False'),
    ),
    lie(
      'an approval that isn’t an answer',
      approvalForAll,
      (decoded) => void (parameter(decoded, 1).value = 'No'),
    ),
    lie(
      'a revocation with a word that is none',
      revocation,
      (decoded) => void (parameter(decoded, 1).value = 'Yes'),
    ),
    lie('a revocation as 1', revocation, (decoded) => void (parameter(decoded, 1).value = '1')),
    lie('a batch instead of a value', approval, (decoded) => {
      parameter(decoded, 1).valueDecoded = [
        { operation: 0, to: dave.address, value: '1', data: null },
      ]
    }),
    lie(
      'a call instead of a value',
      approval,
      (decoded) => void (parameter(decoded, 1).valueDecoded = { method: 'claim', parameters: [] }),
    ),
    // The first four bytes of a method are only a part of its hash: other names have the same ones.
    lie(
      'the method by another name with the same selector',
      () => call(usdc, encodeCall(methods.transfer, [dave.address, 1n])),
      (decoded, one) => {
        Object.assign(decoded, { method: 'join_tg_invmru_haha_fd06787' })
        parameter(decoded, 1).type = 'bool'
        parameter(decoded, 1).value = 'True'
        if (one.details.txInfo.type === 'Custom')
          one.details.txInfo.methodName = 'join_tg_invmru_haha_fd06787'
      },
    ),
  ])
})

describe.each([1, 2, 3])('a decoding that lies about a batch at depth %i is caught', (depth) => {
  const at = (name: string, tamper: (actions: MultiSendAction[]) => void): Case =>
    lie(name, deep, (_, one) => tamper(actionsAt(one, depth)))
  const change = (name: string, parts: Partial<MultiSendAction>) =>
    at(name, ([first]) => void Object.assign(first!, parts))
  testCases([
    change('the contract', { to: attacker }),
    change('a value', { value: '1' }),
    change('the operation', { operation: 1 }),
    change('the data', { data: '0xdeadbeef' }),
    change('no data', { data: null, dataDecoded: null }),
    change('the method', { dataDecoded: { method: 'claim', parameters: [] } }),
    at(
      'the recipient of a payment',
      ([first]) => void (parameter(first?.dataDecoded).value = attacker),
    ),
    at('the amount of a payment', ([first]) => void (parameter(first?.dataDecoded, 1).value = '0')),
    at('an action less', (actions) => void actions.pop()),
    at(
      'an action more',
      (actions) => void actions.push({ operation: 0, to: dave.address, value: '0', data: null }),
    ),
    at('another order', (actions) => void actions.reverse()),
  ])
})

describe('without a decoding, nothing is hidden', () => {
  testCases([
    {
      name: 'a batch is decoded from its own bytes',
      of: () =>
        batch(
          [
            {
              to: usdc,
              value: 0n,
              data: encodeCall(methods.approve, [attacker, 2n ** 256n - 1n]),
              operation: 0,
            },
          ],
          callOnly,
        ),
      tamper: (one) => {
        dataOf(one).dataDecoded = null
        runOf(one).trusted = true
      },
      proposed: true,
      found: ['risk unlimitedApproval at 0'],
      signable: true,
    },
  ])
})
