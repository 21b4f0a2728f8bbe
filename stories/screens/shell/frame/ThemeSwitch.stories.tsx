import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeSwitch } from '../../../../src/screens/shell/frame/ThemeSwitch.tsx'

const meta: Meta<typeof ThemeSwitch> = {
  title: 'Screens/Shell/Theme switch',
  component: ThemeSwitch,
  args: { onChange: () => {} },
}
export default meta
type Story = StoryObj<typeof ThemeSwitch>

export const Light: Story = { args: { theme: 'light' } }
export const Dark: Story = { args: { theme: 'dark' } }
export const System: Story = { args: { theme: 'system' } }
