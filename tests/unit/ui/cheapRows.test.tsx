import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Identicon } from '../../../src/ui/Identicon/Identicon.tsx'
import { Menu } from '../../../src/ui/Menu/Menu.tsx'
import { Popover } from '../../../src/ui/Popover/Popover.tsx'
import { defineCatalog } from '../../../src/ui/text/catalog.ts'
import { useText } from '../../../src/ui/text/useText.ts'

// A long list draws these in each of its rows while it is scrolled.

test('an identicon is a background and one shape per tone', () => {
  const drawing = renderToString(<Identicon address="0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" />)
  expect(drawing.match(/<(rect|path)/g)).toEqual(['<rect', '<path', '<path'])
})

test('a popover that was never opened is its button alone, which names a dialog', () => {
  let asked = 0
  const contents = () => {
    asked += 1
    return 'Contents'
  }
  const html = renderToString(
    <Popover trigger={<button>More</button>} label="More">
      {contents}
    </Popover>,
  )
  expect(asked).toBe(0)
  expect(html).toBe('<button aria-haspopup="dialog" aria-expanded="false">More</button>')
})

test('a menu that was never opened is its button alone', () => {
  const html = renderToString(
    <Menu trigger={<button>More</button>} label="More" items={[{ id: 'copy', label: 'Copy' }]} />,
  )
  expect(html).toBe('<button aria-haspopup="menu" aria-expanded="false">More</button>')
})

test('all rows share the texts of a catalog', () => {
  const catalog = defineCatalog('rows', { title: 'Row' })
  const used = new Set<unknown>()
  const Row = () => {
    const text = useText(catalog)
    used.add(text)
    return text('title')
  }
  renderToString(
    <>
      <Row />
      <Row />
    </>,
  )
  expect(used.size).toBe(1)
})
