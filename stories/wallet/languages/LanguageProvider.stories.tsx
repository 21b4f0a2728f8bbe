import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button, ThemeRoot, useTheme } from '#ui'
import {
  ConnectButtonView,
  LanguageProvider,
  type LanguageProviderProps,
  type LanguageTag,
  loadLanguage,
  type LoadedLanguage,
  useLanguage,
} from '#wallet'

const meta: Meta<typeof LanguageProvider> = {
  title: 'Wallet/Languages/Language provider',
  component: LanguageProvider,
  parameters: {
    picture: false,
    pictureReason: 'Languages shows every language; this is about how one comes after another.',
  },
}
export default meta
type Story = StoryObj<typeof LanguageProvider>

function Spoken() {
  const { name } = useLanguage()
  const { attributes } = useTheme()
  return (
    <>
      <p data-testid="spoken">{`${name}, ${attributes.lang}, ${attributes.dir}`}</p>
      <ConnectButtonView status="disconnected" />
    </>
  )
}

function Page(props: Omit<LanguageProviderProps, 'children'>) {
  const [language, setLanguage] = useState<LanguageTag>()
  return (
    <LanguageProvider {...props} {...(language && { language })}>
      <ThemeRoot>
        <Spoken />
        {(['de', 'he', 'en'] as const).map((tag) => (
          <Button key={tag} onClick={() => setLanguage(tag)}>
            {tag}
          </Button>
        ))}
      </ThemeRoot>
    </LanguageProvider>
  )
}

/** Texts that load, or fail to load, when the story decides. */
function createSlowWords() {
  const waiting = new Map<LanguageTag, (arrived: boolean) => void>()
  const load = (tag: LanguageTag) =>
    new Promise<LoadedLanguage>((done, fail) => {
      waiting.set(tag, (arrived) =>
        arrived ? done(loadLanguage(tag)) : fail(new Error('The network is gone.')),
      )
    })
  return { load, end: (tag: LanguageTag, arrived: boolean) => waiting.get(tag)?.(arrived) }
}

const later = createSlowWords()
export const TextsLoadLater: Story = {
  render: () => <Page language="en" load={later.load} />,
  play: async ({ canvas, userEvent }) => {
    const spoken = canvas.getByTestId('spoken')
    await userEvent.click(canvas.getByRole('button', { name: 'de' }))
    await expect(spoken).toHaveTextContent('English, en, ltr')
    later.end('de', true)
    await canvas.findByText('Deutsch, de, ltr')
    await expect(canvas.queryByRole('button', { name: 'Connect wallet' })).toBeNull()
    // The previous texts stay until the next ones are loaded.
    await userEvent.click(canvas.getByRole('button', { name: 'he' }))
    await expect(spoken).toHaveTextContent('Deutsch, de, ltr')
    later.end('he', true)
    await canvas.findByText('עברית, he, rtl')
  },
}

const lost = createSlowWords()
export const TextsFailToLoad: Story = {
  render: () => <Page language="en" load={lost.load} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'de' }))
    lost.end('de', true)
    await canvas.findByText('Deutsch, de, ltr')
    await userEvent.click(canvas.getByRole('button', { name: 'he' }))
    lost.end('he', false)
    // Everything is in English.
    await canvas.findByText('English, en, ltr')
    canvas.getByRole('button', { name: 'Connect wallet' })
    // The next choice sends a new request.
    await userEvent.click(canvas.getByRole('button', { name: 'de' }))
    lost.end('de', true)
    await canvas.findByText('Deutsch, de, ltr')
  },
}

const hasty = createSlowWords()
export const LastChoiceWins: Story = {
  render: () => <Page language="en" load={hasty.load} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'he' }))
    await userEvent.click(canvas.getByRole('button', { name: 'de' }))
    hasty.end('de', true)
    await canvas.findByText('Deutsch, de, ltr')
    hasty.end('he', true)
    await loadLanguage('he')
    await expect(canvas.getByTestId('spoken')).toHaveTextContent('Deutsch, de, ltr')
  },
}

let preferred: readonly string[] = []
function prefer(...tags: string[]): void {
  preferred = tags
  window.dispatchEvent(new Event('languagechange'))
}

export const BrowserLanguage: Story = {
  render: () => <Page />,
  beforeEach: () => {
    prefer('fr-CA', 'de')
    Object.defineProperty(navigator, 'languages', { configurable: true, get: () => preferred })
    return () => void Reflect.deleteProperty(navigator, 'languages')
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Français, fr, ltr')
    prefer('sv', 'zh-Hant-MO')
    await canvas.findByText('繁體中文（香港）, zh-HK, ltr')
    prefer('sv')
    await canvas.findByText('English, en, ltr')
  },
}
