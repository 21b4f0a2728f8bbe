import { hashMessage } from 'viem'
import { describe, expect, test } from 'vitest'
import { decodeTransaction, messageLibraries } from '#safe'
import { hashOf } from '../../../../src/screens/apps/requests/hashOf.ts'
import { libraryName, messageDraft } from '../../../../src/screens/messages/onChain/messageDraft.ts'
import { summaryOf } from '../../../../src/screens/transactions/review/summaryOf.ts'

const [library] = messageLibraries('1.4.1')
if (!library) throw new Error('There is no library.')
const app = { name: 'Sign here', url: 'https://sign.example/' }

describe('a message to be signed on the chain', () => {
  test('is presented as a delegatecall of the library, which is what its call data does', () => {
    const draft = messageDraft(hashMessage('Hello'), { nonce: 7n, library, app })
    expect(summaryOf(draft.action, draft.tx.operation)).toEqual({
      kind: 'delegatecall',
      to: library,
      method: 'signMessage',
    })
    expect(
      decodeTransaction(draft.tx, '0x5afE3855358E112B5647B952709E6165e1c1eEEe').effect,
    ).toEqual({
      kind: 'signMessage',
      to: library,
      message: hashMessage('Hello'),
    })
    expect(draft).toMatchObject({ app, note: null, tx: { nonce: 7n } })
  })

  test.each([
    ['1.4.1+L2', 'SignMessageLib 1.4.1'],
    ['1.1.1', 'SignMessageLib 1.3.0'],
    [null, 'SignMessageLib'],
  ])('names the library of a Safe of version %s', (version, name) =>
    expect(libraryName(version)).toBe(name),
  )

  test('has no hash if its data is invalid', () => {
    const data = (type: string, value: unknown) => ({
      domain: { chainId: 1 },
      primaryType: 'Vote',
      types: { Vote: [{ name: 'by', type }] },
      message: { by: value },
    })
    expect(hashOf(data('address', '0xAD11305Dc8418409C939539d2c729b0a3F64DC79'))).toBeUndefined()
    expect(hashOf(data('uint', '5'))).toBeUndefined()
    expect(hashOf(data('uint8', 5))).toMatch(/^0x[0-9a-f]{64}$/)
    expect(hashOf('Hello')).toBe(hashMessage('Hello'))
  })
})
