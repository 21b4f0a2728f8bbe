import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { MoreRows } from '../../../../src/screens/common/rows/MoreRows.tsx'

const load = fn()
const retry = fn()

const meta: Meta<typeof MoreRows> = {
  title: 'Screens/Shared/More rows',
  component: MoreRows,
  parameters: { boxWidth: 560 },
}
export default meta
type Story = StoryObj<typeof MoreRows>

/** In the viewport, it loads on its own. */
export const Idle: Story = {
  args: { more: { status: 'idle', load } },
  play: async () => {
    await waitFor(() => expect(load).toHaveBeenCalled())
  },
}
export const Loading: Story = { args: { more: { status: 'loading' } } }
export const Failed: Story = {
  args: { more: { status: 'failed', reason: { kind: 'unreachable' }, load: retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
