import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { InspectorView } from '../../../src/screens/apps/open/InspectorView.tsx'
import { rows } from './messageRows.ts'

const meta: Meta<typeof InspectorView> = {
  title: 'Screens/Apps/Inspector view',
  component: InspectorView,
  args: { rows, onClear: fn() },
}
export default meta
type Story = StoryObj<typeof InspectorView>

export const Messages: Story = {
  parameters: { picture: 'part' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('answered after 1 ms')).toBeVisible()
    await expect(canvas.getByText('Request failed (-32603) after 50 ms')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
export const None: Story = { args: { rows: [] }, parameters: { picture: false, pictureReason: 'One line of text.' } }
