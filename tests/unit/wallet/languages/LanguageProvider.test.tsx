import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextProvider, ThemeRoot, useText } from '#ui'
import { LanguageProvider, loadLanguage, useLanguage } from '#wallet'
import { walletText } from '../../../../src/wallet/walletText.ts'

function Spoken() {
  const t = useText(walletText)
  return `${useLanguage().tag}: ${t('connect')}`
}

const spoken = <Spoken />

test('on a server, which does not know the browser, English is rendered', () => {
  expect(renderToString(<LanguageProvider>{spoken}</LanguageProvider>)).toContain(
    'en: Connect wallet',
  )
  expect(renderToString(<LanguageProvider language="de">{spoken}</LanguageProvider>)).toContain(
    'en: Connect wallet',
  )
})

test('preloaded texts are rendered immediately, with language and direction', async () => {
  const hebrew = await loadLanguage('he')
  const drawn = renderToString(
    <LanguageProvider language="he" loaded={hebrew}>
      <ThemeRoot theme="light">
        <Spoken />
      </ThemeRoot>
    </LanguageProvider>,
  )
  expect(drawn).toContain('lang="he"')
  expect(drawn).toContain('dir="rtl"')
  expect(drawn).toMatch(/he: [א-ת]/)
})

test('an app can override texts in the same language', async () => {
  const german = await loadLanguage('de')
  const own = (locale: string) =>
    renderToString(
      <LanguageProvider language="de" loaded={german}>
        <TextProvider locale={locale} translations={{ wallet: { connect: 'Los geht’s' } }}>
          <Spoken />
        </TextProvider>
      </LanguageProvider>,
    )
  expect(own('de')).toContain('de: Los geht’s')
  const other = renderToString(
    <LanguageProvider language="de" loaded={german}>
      <TextProvider translations={{ wallet: { failed: 'nie' } }}>
        <Spoken />
      </TextProvider>
    </LanguageProvider>,
  )
  expect(other).toContain(`de: ${String(german.words.wallet?.connect)}`)
})

test('overrides do not apply inside another language', async () => {
  const german = await loadLanguage('de')
  const drawn = renderToString(
    <LanguageProvider language="de" loaded={german}>
      <LanguageProvider language="en">{spoken}</LanguageProvider>
    </LanguageProvider>,
  )
  expect(drawn).toContain('en: Connect wallet')
})

test('English needs no file', async () =>
  expect(await loadLanguage('en')).toEqual({ tag: 'en', direction: 'ltr', words: {} }))
