import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tokenNames } from '../../../src/ui/theme/tokenNames.ts'
import { TokensPage } from '../../../stories/docs/TokensPage.tsx'

test('the list of tokens is that of the stylesheet', () => {
  const css = readFileSync('src/ui/theme/tokens.css', 'utf8')
  const inSheet = [...css.matchAll(/--coffer-([\w-]+):/g)].map(([, name]) => name)
  expect(tokenNames).toEqual([...new Set(inSheet)])
})

test('the page of tokens draws each of them once', () => {
  const html = renderToStaticMarkup(createElement(TokensPage))
  const drawn = [...html.matchAll(/data-token="([\w-]+)">(.+?)<figcaption/g)]
  const names = drawn.map(([, name = '']) => name)
  expect(names.toSorted()).toEqual(tokenNames.toSorted())
  const withoutPicture = drawn.flatMap(([, name, picture = '']) =>
    /style=|<svg|class=/.test(picture) ? [] : [name],
  )
  expect(withoutPicture).toEqual([])
})
