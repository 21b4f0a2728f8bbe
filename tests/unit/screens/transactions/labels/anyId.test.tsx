import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToastProvider } from '#ui'
import { type Labels, useLabels } from '../../../../../src/screens/core/stores/labels.ts'
import { LabelsSection } from '../../../../../src/screens/transactions/labels/LabelsSection.tsx'
import { at } from '../../../../../stories/screens/common/rows/items.ts'

// The gateway chooses the IDs.
test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a transaction with the ID %s has no labels, and can be labeled',
  (id) => {
    const seen: Labels[] = []
    function Change() {
      const [, change] = useLabels(at)
      change(id, (before) => {
        seen.push(before)
        return before
      })
      return <LabelsSection at={at} of={{ id, multisig: null }} />
    }
    const html = renderToStaticMarkup(
      <ToastProvider>
        <Change />
      </ToastProvider>,
    )
    expect(seen).toEqual([[]])
    expect(html).not.toContain('<li')
  },
)

test('labels are read by a transaction, never by a key that any object has', () => {
  const readers = readdirSync('src/screens', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /\[\s*labelKey\(/.test(readFileSync(path.posix.join('src/screens', file), 'utf8')),
    )
  expect(readers).toEqual([])
})
