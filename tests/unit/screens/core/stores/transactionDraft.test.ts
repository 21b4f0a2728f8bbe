import { describe, expect, it, vi } from 'vitest'
import type { Address } from '#base'
import { type ContractMethod, encodeMethod } from '#safe'
import {
  afterSigning,
  emptyDraft,
  movedCall,
  parseDrafts,
  withCall,
  withCalls,
  withCallsBack,
  withoutCall,
} from '../../../../../src/screens/core/stores/transactionDraft.ts'

const to: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'
const key = '1:0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'
const pay: ContractMethod = {
  name: 'pay',
  payable: true,
  inputs: [{ name: 'x', type: 'tuple', components: [{ name: 'y', type: 'bool' }] }],
}
const call = (value: bigint) => ({ to, value, data: '0x' as const })
const three = withCalls(emptyDraft, [call(1n), call(2n), call(3n)])
const values = ({ calls }: typeof three) => calls.map(({ value }) => value)

describe('a draft', () => {
  it('gets calls, which keep their ids when others are moved and removed', () => {
    expect(three.calls.map(({ id }) => id)).toEqual([1, 2, 3])
    const moved = movedCall(three, 3, 0)
    expect(values(moved)).toEqual([3n, 1n, 2n])
    expect(values(withoutCall(moved, 1))).toEqual([3n, 2n])
    expect(withCalls(withoutCall(three, 2), [call(9n)]).calls.map(({ id }) => id)).toEqual([
      1, 3, 4,
    ])
    expect(values(movedCall(three, 9, 0))).toEqual([1n, 2n, 3n])
  })

  it('has an edited call in its place, or at the end if it was removed in the meantime', () => {
    expect(values(withCall(three, 2, call(8n)))).toEqual([1n, 8n, 3n])
    expect(values(withCall(withoutCall(three, 2), 2, call(8n)))).toEqual([1n, 3n, 8n])
  })

  it('gets removed calls back in their places, and nothing else', () => {
    const [first, second] = three.calls
    const without = withoutCall(withoutCall(three, 1), 2)
    const undone = withCallsBack(without, [{ call: second!, at: 0 }])
    expect(values(undone)).toEqual([2n, 3n])
    expect(values(withCallsBack(undone, [{ call: first!, at: 0 }]))).toEqual([1n, 2n, 3n])
    expect(values(withCallsBack(three, [{ call: first!, at: 2 }]))).toEqual([1n, 2n, 3n])
    // The last one was removed, and another one has its ID by now.
    const added = withCalls(withoutCall(three, 3), [call(9n)])
    const back = withCallsBack(added, [{ call: three.calls[2]!, at: 2 }])
    expect(values(back)).toEqual([1n, 2n, 3n, 9n])
    expect(new Set(back.calls.map(({ id }) => id)).size).toBe(4)
  })

  it('drops signed calls, and keeps those added or changed since', () => {
    const later = withCalls(withCall(three, 2, call(8n)), [call(9n)])
    expect(values(afterSigning(later, three))).toEqual([8n, 9n])
    expect(afterSigning({ ...three, note: 'x' }, { ...three, note: 'x' })).toEqual(emptyDraft)
    expect(afterSigning({ ...three, note: 'y' }, three).note).toBe('y')
  })

  it('is read as it was stored', () => {
    const draft = {
      calls: [
        { id: 1, to, value: 2n ** 200n, data: encodeMethod(pay, [[true]]), method: pay },
        ...three.calls.slice(1),
      ],
      note: 'June',
    }
    const stored = JSON.parse(
      JSON.stringify({ [key]: draft }, (_, part: unknown) =>
        typeof part === 'bigint' ? part.toString() : part,
      ),
    )
    const drop = vi.fn()
    expect(parseDrafts(stored, drop)).toEqual({ [key]: draft })
    expect(drop).not.toHaveBeenCalled()
  })

  it.each([
    { id: 'x', to, value: '1', data: '0x' },
    { id: 1, to: '0x12', value: '1', data: '0x' },
    { id: 1, to, value: '-1', data: '0x' },
    { id: 1, to, value: '9'.repeat(78), data: '0x' },
    { id: 1, to: `0x${'0'.repeat(40)}`, value: '1', data: '0x' },
    { id: 1, to, value: 1, data: '0x' },
    { id: 1, to, value: '1', data: '0x1' },
    { id: 1, to, value: '1', data: 'x' },
    null,
  ])('loses a damaged call and reports it: %o', (damaged) => {
    const drop = vi.fn()
    expect(
      parseDrafts(
        { [key]: { calls: [damaged, { id: 2, to, value: '5', data: '0x' }], note: 5 } },
        drop,
      ),
    ).toEqual({
      [key]: { calls: [{ id: 2, to, value: 5n, data: '0x' }], note: '' },
    })
    expect(drop).toHaveBeenCalled()
  })

  it('of a damaged store is discarded', () => {
    expect(parseDrafts([])).toBeUndefined()
    expect(parseDrafts('x')).toBeUndefined()
    expect(parseDrafts({ nowhere: { calls: [] }, [key]: { calls: 5 } })).toEqual({})
  })
})
