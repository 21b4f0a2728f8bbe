import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { languages, loadLanguage } from '#wallet'
import './fonts/fonts.css'
import { KitSheet } from './KitSheet.tsx'

const meta: Meta<typeof KitSheet> = {
  title: 'wallet/languages/Languages',
  component: KitSheet,
  parameters: { boxWidth: 1080 },
  play: async ({ canvas, canvasElement, globals }) => {
    const language = languages.find(({ tag }) => tag === globals.locale) ?? languages[0]
    const { words } = await loadLanguage(language.tag)
    const title = await canvas.findByRole('heading', { name: String(words['wallet.signin']?.['signin.title'] ?? 'Verify your account') })
    await expect(getComputedStyle(title).direction).toBe(language.direction)
    await expect(canvasElement.querySelector('[data-coffer]')).toHaveAttribute('lang', language.tag)
    // Nothing is wider than its place, however long its words are.
    for (const part of canvasElement.querySelectorAll('section')) await expect(part.scrollWidth, part.textContent).toBeLessThanOrEqual(part.clientWidth)
  },
}
export default meta
type Story = StoryObj<typeof KitSheet>

export const English: Story = {}
export const Arabic: Story = { globals: { locale: 'ar' } }
export const German: Story = { globals: { locale: 'de' } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const French: Story = { globals: { locale: 'fr' } }
export const Hebrew: Story = { globals: { locale: 'he' } }
export const Hindi: Story = { globals: { locale: 'hi' } }
export const Indonesian: Story = { globals: { locale: 'id' } }
export const Japanese: Story = { globals: { locale: 'ja' } }
export const Korean: Story = { globals: { locale: 'ko' } }
export const Malay: Story = { globals: { locale: 'ms' } }
export const BrazilianPortuguese: Story = { globals: { locale: 'pt-BR' } }
export const Russian: Story = { globals: { locale: 'ru' } }
export const Thai: Story = { globals: { locale: 'th' } }
export const Turkish: Story = { globals: { locale: 'tr' } }
export const Ukrainian: Story = { globals: { locale: 'uk' } }
export const Vietnamese: Story = { globals: { locale: 'vi' } }
export const SimplifiedChinese: Story = { globals: { locale: 'zh-CN' } }
export const ChineseInHongKong: Story = { globals: { locale: 'zh-HK' } }
export const ChineseInTaiwan: Story = { globals: { locale: 'zh-TW' } }
