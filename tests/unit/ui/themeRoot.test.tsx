import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createTheme } from '../../../src/ui/theme/createTheme.ts'
import { ThemeScope } from '../../../src/ui/theme/ThemeScope.tsx'
import { ThemeRoot } from '../../../src/ui/theme/ThemeRoot.tsx'
import { TextProvider } from '../../../src/ui/text/TextProvider.tsx'

const firstTag = (html: string) => /^<[^>]*>/.exec(html)?.[0] ?? ''

describe('the server markup', () => {
  test('contains the chosen theme', () => {
    expect(firstTag(renderToString(<ThemeRoot theme="midnight">words</ThemeRoot>))).toBe(
      '<div data-coffer="" data-theme="midnight" dir="ltr" lang="en" data-surface="none">',
    )
  })

  test('contains both themes if the system decides, and no single one', () => {
    expect(firstTag(renderToString(<ThemeRoot>words</ThemeRoot>))).toContain(
      'data-theme-light="light" data-theme-dark="dark"',
    )
    expect(
      firstTag(
        renderToString(
          <ThemeRoot theme={{ light: 'contrast', dark: 'midnight' }}>words</ThemeRoot>,
        ),
      ),
    ).toContain('data-theme-light="contrast" data-theme-dark="midnight"')
    expect(renderToString(<ThemeRoot>words</ThemeRoot>)).not.toContain('data-theme=')
  })

  test('contains accent, radius, density, font, and blur, if set', () => {
    const chosen = renderToString(
      <ThemeRoot
        theme="dark"
        accent="pink"
        radius="small"
        density="compact"
        fontStack="system"
        overlayBlur="large"
      >
        words
      </ThemeRoot>,
    )
    expect(firstTag(chosen)).toContain(
      'data-accent="pink" data-radius="small" data-density="compact" ' +
        'data-font="system" data-blur="large"',
    )
    expect(renderToString(<ThemeRoot theme="dark">words</ThemeRoot>)).not.toMatch(
      /data-(accent|radius|density|font|blur)/,
    )
  })

  const brand = createTheme({ accentColor: '#7b3fe4', radius: 'small', tokens: { row: '48px' } })
  const styled = /style="[^"]*--_coffer-light-accent:#7b3fe4;[^"]*--coffer-row:48px"/

  test('contains the colors and tokens of a theme object, which inner roots inherit', () => {
    const html = renderToString(
      <ThemeRoot {...brand}>
        <ThemeRoot surface="host" density="compact">
          <ThemeScope>words</ThemeScope>
        </ThemeRoot>
      </ThemeRoot>,
    )
    const [outer = '', scope = ''] = html.match(/<(div|span) data-coffer=""[^>]*>/g) ?? []
    for (const tag of [outer, scope]) expect(tag).toMatch(styled)
    expect(scope).toContain('data-radius="small" data-density="compact"')
    expect(outer).not.toContain('data-accent')
  })

  test('leaves the colors of a theme object to a root with an accent of its own', () => {
    const html = renderToString(
      <ThemeRoot {...brand}>
        <ThemeRoot accent="green">
          <p>words</p>
        </ThemeRoot>
      </ThemeRoot>,
    )
    const [, inner = ''] = html.match(/<div data-coffer=""[^>]*>/g) ?? []
    expect(inner).toContain('data-accent="green"')
    expect(inner).toContain('style="--coffer-row:48px"')
  })

  test('keeps the style of its child with asChild', () => {
    const html = renderToString(
      <ThemeRoot asChild {...brand}>
        <main style={{ top: 0 }}>words</main>
      </ThemeRoot>,
    )
    expect(firstTag(html)).toMatch(/style="top:0;--coffer-accent-hue/)
  })

  test('contains language and direction on the root', () => {
    const hebrew = renderToString(
      <TextProvider locale="he" direction="rtl">
        <ThemeRoot theme="light">words</ThemeRoot>
      </TextProvider>,
    )
    expect(firstTag(hebrew)).toContain('dir="rtl" lang="he"')
  })

  test('inherits the settings that an inner root leaves out', () => {
    const nested = renderToString(
      <ThemeRoot theme="dark" accent="blue" id="outer">
        <ThemeRoot accent="green">
          <p>words</p>
        </ThemeRoot>
      </ThemeRoot>,
    )
    expect(nested).toContain('<div data-coffer="" data-theme="dark" data-accent="green"')
  })

  test('has no additional element with asChild', () => {
    const html = renderToString(
      <ThemeRoot asChild theme="dark" id="shop" className="two">
        <main className="one">words</main>
      </ThemeRoot>,
    )
    expect(html).toBe(
      '<main class="one two" data-coffer="shop" data-theme="dark" dir="ltr" lang="en" ' +
        'data-surface="none">words</main>',
    )
  })
})

describe('a root rejects', () => {
  test.each(['two words', 'a-b', '', '"]', 'é'])('the id "%s"', (id) => {
    expect(() => renderToString(<ThemeRoot id={id}>words</ThemeRoot>)).toThrow(`Invalid ID: ${id}`)
  })

  test('but not an id of letters, digits, and underscores', () => {
    expect(renderToString(<ThemeRoot id="Shop_2">words</ThemeRoot>)).toContain(
      'data-coffer="Shop_2"',
    )
  })

  test('a function as theme', () => {
    const theme = (() => 'dark') as unknown as string
    expect(() => renderToString(<ThemeRoot theme={theme}>words</ThemeRoot>)).toThrow(
      'A theme is a name, "system" or { light, dark }. Functions aren\'t supported',
    )
  })

  test('asChild without exactly one element', () => {
    const problem = 'needs exactly one element as its child'
    expect(() => renderToString(<ThemeRoot asChild>words</ThemeRoot>)).toThrow(problem)
    expect(() =>
      renderToString(
        <ThemeRoot asChild>
          <p>one</p>
          <p>two</p>
        </ThemeRoot>,
      ),
    ).toThrow(problem)
  })
})
