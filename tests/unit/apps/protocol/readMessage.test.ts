import { readMessage, readTheme, toAnswer, toErrorAnswer, toEvent } from '#apps/protocol'
import { describe, expect, it } from 'vitest'
import { randomValue, seededRandom, seedOfRun } from '../randomValues.ts'

const answer = { id: 'a', success: true, version: '9.1.0', data: { darkMode: true } }
const safe = {
  safeAddress: `0x${'1'.repeat(40)}`,
  chainId: 1,
  threshold: 1,
  owners: [`0x${'2'.repeat(40)}`],
}
const executed = {
  safeTxHash: `0x${'a'.repeat(64)}`,
  txHash: `0x${'b'.repeat(64)}`,
  status: 'SUCCESS',
}

describe('a message of the host', () => {
  it('is a response, with or without data', () => {
    expect(readMessage(answer)).toEqual({ kind: 'answer', answer })
    expect(readMessage({ id: 'a', success: true, version: '1' })).toEqual({
      kind: 'answer',
      answer: { id: 'a', success: true, version: '1', data: undefined },
    })
    expect(readMessage(toAnswer('a', [1]))).toMatchObject({ answer: { data: [1] } })
  })

  it('is a failure, whose code is kept', () => {
    expect(readMessage(toErrorAnswer('a', 'No', '9.1.0', 4001))).toEqual({
      kind: 'answer',
      answer: { id: 'a', success: false, version: '9.1.0', error: 'No', code: 4001 },
    })
    expect(readMessage(toErrorAnswer('a', 'No'))).toMatchObject({ answer: { error: 'No' } })
    expect(readMessage({ ...toErrorAnswer('a', 'No'), code: '4001' })).toEqual({
      kind: 'answer',
      answer: toErrorAnswer('a', 'No'),
    })
  })

  it('fails with a general message if its own isn’t a string', () => {
    expect(
      readMessage({ id: 'a', success: false, version: '9.1.0', error: { message: ['No'] } }),
    ).toMatchObject({ answer: { error: 'Request failed' } })
  })

  it('is an event of the Safe or its transactions', () => {
    expect(readMessage(toEvent('safeChanged', safe as never))).toEqual({
      kind: 'event',
      name: 'safeChanged',
      data: safe,
    })
    expect(readMessage(toEvent('transactionExecuted', executed as never))).toEqual({
      kind: 'event',
      name: 'transactionExecuted',
      data: executed,
    })
    expect(
      readMessage({ event: 'themeChanged', version: '9.1.0', data: { darkMode: true, more: 1 } }),
    ).toEqual({ ...readTheme({ data: { darkMode: true } }) })
  })

  it.each(['1', '1.0', '9.1.0', '999.0'])('may name version %s', (version) => {
    expect(readMessage({ ...answer, version })).toBeDefined()
  })

  it.each([
    '0.9.9',
    '-1.0',
    '',
    'v2.0.0',
    '1abc.0',
    ' 1',
    '1 ',
    'NaN',
    undefined,
    null,
    9,
    {},
    '1'.repeat(65),
  ])('may not name version %j', (version) => {
    expect(readMessage({ ...answer, version })).toBeUndefined()
  })

  it.each([
    ['nothing', null],
    ['nothing at all', undefined],
    ['a text', 'id'],
    ['a number', 1],
    ['a list', [answer]],
    ['a map', new Map(Object.entries(answer))],
    ['a date', new Date(0)],
    ['an answer by inheritance', Object.create(answer)],
    ['no id and no event', { ...answer, id: undefined }],
    ['an id that is a number', { ...answer, id: 1 }],
    ['a success that is a text', { ...answer, success: 'true' }],
    ['an unknown event', { event: 'constructor', version: '9.1.0', data: safe }],
    ['a theme without a value', { event: 'themeChanged', version: '9.1.0', data: {} }],
    ['a Safe without address', toEvent('safeChanged', { ...safe, safeAddress: '0x12' } as never)],
    ['a Safe without owners', toEvent('safeChanged', { ...safe, owners: [1] } as never)],
    ['a Safe on no chain', toEvent('safeChanged', { ...safe, chainId: 0 } as never)],
    [
      'an execution without a hash',
      toEvent('transactionExecuted', { ...executed, txHash: '0x' } as never),
    ],
    [
      'an execution without an outcome',
      toEvent('transactionExecuted', { ...executed, status: 'PENDING' } as never),
    ],
    ['an event that is none of the data', toEvent('safeChanged', null as never)],
  ])('is not %s', (_, data) => {
    expect(readMessage(data)).toBeUndefined()
  })

  it('may be anything without a throw', () => {
    const random = seededRandom(seedOfRun)
    for (let at = 0; at < 5_000; at++) {
      const data = randomValue(random)
      const run = () => readMessage(data)
      expect(run, `SEED=${seedOfRun}, value ${at}`).not.toThrow()
      const read = run()
      const isWhole =
        read?.kind !== 'answer' ||
        (typeof read.answer.id === 'string' && typeof read.answer.success === 'boolean')
      expect(isWhole, `SEED=${seedOfRun}, value ${at}`).toBe(true)
    }
  })
})
