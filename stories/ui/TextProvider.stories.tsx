import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge, TextProvider, ThemeRoot } from '#ui'

const children = (
  <ThemeRoot theme="light">
    <StatusBadge status="awaiting" />
  </ThemeRoot>
)

const meta: Meta<typeof TextProvider> = {
  title: 'Foundations/Text provider',
  tags: ['autodocs'],
  component: TextProvider,
}
export default meta
type Story = StoryObj<typeof TextProvider>

export const English: Story = { args: { locale: 'en', children } }
export const LongWords: Story = { args: { pseudo: 'long', children } }
export const RightToLeft: Story = { args: { pseudo: 'rtl', children } }
