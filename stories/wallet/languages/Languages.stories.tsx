import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { languages, loadLanguage } from '#wallet'
import './fonts/fonts.css'
import { KitSheet } from './KitSheet.tsx'

const meta: Meta<typeof KitSheet> = {
  title: 'Wallet/Languages/All languages',
  tags: ['autodocs'],
  component: KitSheet,
  parameters: {
    boxWidth: 1080,
    pictureIn: 'light',
    pictureReason: 'Words look the same in the dark; every part has its picture there.',
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const language = languages.find(({ tag }) => tag === globals.locale) ?? languages[0]
    const { words } = await loadLanguage(language.tag)
    const title = await canvas.findByRole('heading', {
      name: String(words['wallet.signin']?.['signin.title'] ?? 'Verify your account'),
    })
    await expect(getComputedStyle(title).direction).toBe(language.direction)
    await expect(canvasElement.querySelector('[data-coffer]')).toHaveAttribute('lang', language.tag)
    // Addresses and amounts are not translated.
    const figures = [...canvasElement.querySelectorAll('*')].filter(({ childNodes }) =>
      [...childNodes].some(
        (node) =>
          node.nodeType === Node.TEXT_NODE &&
          /^0x|^[\d.]+ ?$|[.…][\dA-F]{4}$/i.test(node.nodeValue ?? ''),
      ),
    )
    await expect(figures.length).toBeGreaterThan(0)
    for (const figure of figures)
      await expect(getComputedStyle(figure).direction, figure.textContent).toBe('ltr')
    // Nothing overflows, however long the texts are.
    for (const part of canvasElement.querySelectorAll('section'))
      await expect(part.scrollWidth, part.textContent).toBeLessThanOrEqual(part.clientWidth)
  },
}
export default meta
type Story = StoryObj<typeof KitSheet>

/** For languages whose script and direction another story has covered. */
const few = { args: { parts: 'few' } } as const
const alike = {
  ...few,
  parameters: { picture: false, pictureReason: 'A language with words as long has its picture.' },
} as const

export const English: Story = {
  parameters: { picture: false, pictureReason: 'The stories of each part are in English.' },
}
export const Arabic: Story = { globals: { locale: 'ar' } }
export const German: Story = { ...few, globals: { locale: 'de' } }
export const Spanish: Story = { ...few, globals: { locale: 'es' } }
export const French: Story = { ...few, globals: { locale: 'fr' } }
export const Hebrew: Story = { globals: { locale: 'he' } }
export const Hindi: Story = { globals: { locale: 'hi' } }
export const Indonesian: Story = { ...few, globals: { locale: 'id' } }
export const Japanese: Story = { globals: { locale: 'ja' } }
export const Korean: Story = { ...few, globals: { locale: 'ko' } }
export const Malay: Story = { ...alike, globals: { locale: 'ms' } }
export const BrazilianPortuguese: Story = { ...alike, globals: { locale: 'pt-BR' } }
export const Russian: Story = { globals: { locale: 'ru' } }
export const Thai: Story = { globals: { locale: 'th' } }
export const Turkish: Story = { ...alike, globals: { locale: 'tr' } }
export const Ukrainian: Story = { ...alike, globals: { locale: 'uk' } }
export const Vietnamese: Story = { ...few, globals: { locale: 'vi' } }
export const SimplifiedChinese: Story = { globals: { locale: 'zh-CN' } }
export const ChineseInHongKong: Story = { ...alike, globals: { locale: 'zh-HK' } }
export const ChineseInTaiwan: Story = { ...alike, globals: { locale: 'zh-TW' } }
