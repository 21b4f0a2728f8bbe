import { describe, expect, it } from 'vitest'
import { changeRules } from '../../../scripts/build/library/changeRules.ts'
import { leanRules } from '../../../scripts/build/library/leanRules.ts'

const leanSheet = (css: string) => changeRules(css, leanRules)

describe('the lean stylesheet', () => {
  it('is light or dark, whatever dark themes share', () => {
    const themes =
      '[data-coffer]{--coffer-a:1px}' +
      '[data-coffer]:is([data-theme=dark],[data-theme=midnight]){--coffer-a:2px}' +
      '[data-coffer][data-theme=midnight]{--coffer-a:3px}' +
      '.x{top:var(--coffer-a)}'
    expect(leanSheet(themes)).toBe(
      '[data-coffer]{--coffer-a:1px}[data-coffer][data-theme=dark]{--coffer-a:2px}' +
        '.x{top:var(--coffer-a)}',
    )
  })

  it("keeps the system's choice between light and dark, and no empty rules", () => {
    const pair =
      '@media (prefers-color-scheme:dark){' +
      '[data-coffer]:is([data-theme-dark=dark],[data-theme-dark=contrast-dark]){--coffer-a:2px}}' +
      '@media (prefers-color-scheme:light){' +
      '[data-coffer][data-theme-light=contrast]{--coffer-a:3px}}' +
      '.x{top:var(--coffer-a)}'
    expect(leanSheet(pair)).toBe(
      '@media (prefers-color-scheme:dark){[data-coffer][data-theme-dark=dark]{--coffer-a:2px}}' +
        '.x{top:var(--coffer-a)}',
    )
  })

  it('has no fonts, and no tokens used only by unused tokens', () => {
    expect(
      leanSheet(
        '@font-face{font-family:A;src:url(a.woff2)}' +
          '[data-coffer]{--coffer-a:1px;--coffer-b:calc(var(--coffer-a) * 2);--coffer-c:3px}' +
          '.x{top:var(--coffer-c)}',
      ),
    ).toBe('[data-coffer]{--coffer-c:3px}.x{top:var(--coffer-c)}')
  })
})
