import type { Meta, StoryObj } from '@storybook/react-vite'
import { GoToButton } from '../../../../../src/screens/shell/frame/goTo/GoToButton.tsx'

const meta: Meta<typeof GoToButton> = {
  title: 'Screens/Shell/Go to button',
  component: GoToButton,
  args: { onOpen: () => {} },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof GoToButton>

export const Control: Story = {}
export const Command: Story = { args: { apple: true } }
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
