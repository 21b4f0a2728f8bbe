import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { marks } from '../../../../src/screens/common/action/marks.ts'
import { valued, ValuedSentence } from '../../../../src/screens/messages/sign/ValuedSentence.tsx'

const shown = (values: { name: string; amount: string }) => {
  const { name, amount } = valued(values)
  const words = `Lets ${name} take up to ${amount}, if used by May 18, 2033`
  return renderToStaticMarkup(<ValuedSentence words={words} worth="$5" />)
}

test('an amount is followed by what it is worth', () =>
  expect(shown({ name: 'Frank', amount: '5 USDC' })).toBe(
    'Lets Frank take up to 5 USDC $5, if used by May 18, 2033',
  ))

// A token or an account chooses its own name.
test.each(Object.values(marks))('no name hides or moves what follows it (%j)', (mark) => {
  const hostile = `A${mark}B${mark}C`
  const clean = 'A\uFFFDB\uFFFDC'
  expect(shown({ name: hostile, amount: `5 ${hostile}` })).toBe(
    `Lets ${clean} take up to 5 ${clean} $5, if used by May 18, 2033`,
  )
  const words = `Revokes what ${hostile} may take`
  expect(renderToStaticMarkup(<ValuedSentence words={words} worth={null} />)).toContain('may take')
})
