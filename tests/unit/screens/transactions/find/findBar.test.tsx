import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { FindBar } from '../../../../../src/screens/transactions/find/FindBar.tsx'

test('nothing is suggested before the list of suggestions is opened', () => {
  const suggest = vi.fn(() => [])
  renderToStaticMarkup(
    <FindBar
      find={{
        terms: [],
        onAdd: () => {},
        onRemove: () => {},
        onClear: () => {},
        suggest,
        words: () => '',
        search: undefined,
        matches: () => true,
      }}
    />,
  )
  expect(suggest).not.toHaveBeenCalled()
})
