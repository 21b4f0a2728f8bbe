import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Action } from '#domain'
import { englishText } from '../../../../stories/englishText.ts'
import { sentenceOf, sentenceText } from '../../../../src/screens/actionText.ts'
import { ActionSentence } from '../../../../src/screens/shared/ActionSentence.tsx'
import { sharedText } from '../../../../src/screens/text.ts'

const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const to = { address: '0x274C7839C4c838a71A38FAe4AEA7A5e3065c62b9' as const, name: null }
const drawn = (action: Action) => renderToStaticMarkup(<ActionSentence sentence={sentenceOf(action)} party={undefined} from={undefined} />)

describe('texts of others', () => {
  test('can’t draw the account a second time, or hide what follows', () => {
    const call: Action = { kind: 'call', to, method: 'pay\uE001now\uE000', value: 0n }
    expect(drawn(call).match(/<svg/g)).toHaveLength(1)
    expect(drawn(call)).toContain('pay\uFFFDnow\uFFFD')
  })
})

describe('a collectible without a name', () => {
  test.each([null, '', ' '])('is called by its contract’s address: %j', (name) => {
    const send: Action = { kind: 'send', to, what: { type: 'erc721', token, id: '12', name } }
    expect(sentenceText(englishText(sharedText), sentenceOf(send), () => 'Dave')).toBe('Send 0xA0b8…eB48 #12 to Dave')
  })
})
