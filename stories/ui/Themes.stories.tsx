import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeRoot } from '#ui'
import { PartsSheet } from './PartsSheet.tsx'
import { fixed } from '../controls.ts'

const meta: Meta<typeof ThemeRoot> = {
  title: 'Foundations/Themes',
  component: ThemeRoot,
  // An invalid ID throws, as intended.
  argTypes: { id: fixed },
  parameters: { boxWidth: 1080 },
  args: { children: <PartsSheet /> },
  // The theme's background, only as large as the components.
  render: (args) => (
    <ThemeRoot {...args}>
      <div style={{ padding: 24, background: 'var(--coffer-page)' }}>{args.children}</div>
    </ThemeRoot>
  ),
}
export default meta
type Story = StoryObj<typeof ThemeRoot>

const measured = {
  picture: false,
  pictureReason: 'The colors are measured by axe; what they look like is in ThemeRoot.',
} as const

const inLight = {
  pictureIn: 'light',
  pictureReason: 'What it shows is the same around a light and a dark page.',
} as const

export const Midnight: Story = { args: { theme: 'midnight' }, parameters: inLight }
export const HighContrast: Story = { args: { theme: 'contrast' }, parameters: measured }
export const DarkHighContrast: Story = { args: { theme: 'contrast-dark' }, parameters: measured }
export const CustomBrand: Story = { args: { theme: 'harbor' }, parameters: measured }
export const SquareCompactAndPlain: Story = {
  args: { radius: 'none', density: 'compact', fontStack: 'system' },
  parameters: { picture: false, pictureReason: 'Its letters are those of the machine.' },
}
export const SmallAndCompact: Story = {
  args: { radius: 'small', density: 'compact' },
  parameters: inLight,
}
export const Blue: Story = { args: { accent: 'blue' }, parameters: measured }
export const Green: Story = { args: { accent: 'green' }, parameters: measured }
export const Red: Story = { args: { accent: 'red' }, parameters: measured }
export const Purple: Story = { args: { accent: 'purple' }, parameters: measured }
export const Pink: Story = { args: { accent: 'pink' }, parameters: measured }
export const Orange: Story = { args: { accent: 'orange' }, parameters: measured }
