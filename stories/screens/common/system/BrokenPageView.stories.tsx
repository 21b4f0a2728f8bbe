import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrokenPageView } from '../../../../src/screens/common/system/BrokenPageView.tsx'

const meta: Meta<typeof BrokenPageView> = {
  title: 'Screens/System/Broken page view',
  component: BrokenPageView,
  parameters: { layout: 'fullscreen', picture: 'page' },
}
export default meta
type Story = StoryObj<typeof BrokenPageView>

export const Shown: Story = {
  args: { detail: 'Cannot read properties of undefined', onRetry: () => {}, onClear: () => {} },
}
