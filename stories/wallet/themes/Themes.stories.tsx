import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeRoot } from '#ui'
import { KitSheet } from '../languages/KitSheet.tsx'
import { PickerSheet } from './PickerSheet.tsx'
import { fixed } from '../../controls.ts'

const meta: Meta<typeof ThemeRoot> = {
  title: 'Wallet/Themes',
  tags: ['autodocs'],
  component: ThemeRoot,
  // An invalid ID throws, as intended.
  argTypes: { id: fixed },
  parameters: { boxWidth: 1080 },
  args: { children: null },
  render: (args) => (
    <ThemeRoot {...args}>
      <div style={{ display: 'grid', gap: 32, padding: 24, background: 'var(--coffer-page)' }}>
        <KitSheet />
        <PickerSheet />
      </div>
    </ThemeRoot>
  ),
}
export default meta
type Story = StoryObj<typeof ThemeRoot>

const measured = {
  picture: false,
  pictureReason: 'The colors are measured by axe; what they look like is in ThemeRoot.',
} as const

export const Midnight: Story = { args: { theme: 'midnight' }, parameters: measured }
export const HighContrast: Story = { args: { theme: 'contrast' }, parameters: measured }
export const DarkHighContrast: Story = { args: { theme: 'contrast-dark' }, parameters: measured }
export const CustomBrand: Story = { args: { theme: 'harbor' }, parameters: measured }
export const Blue: Story = { args: { accent: 'blue' }, parameters: measured }
export const Green: Story = { args: { accent: 'green' }, parameters: measured }
export const Red: Story = { args: { accent: 'red' }, parameters: measured }
export const Purple: Story = { args: { accent: 'purple' }, parameters: measured }
export const Pink: Story = {
  args: { accent: 'pink', radius: 'none', density: 'compact' },
  parameters: measured,
}
export const Orange: Story = { args: { accent: 'orange' }, parameters: measured }
