import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrokenView } from '../../../../src/screens/common/system/BrokenView.tsx'
import { BrokenDetail } from '../../../../src/screens/common/system/BrokenDetail.tsx'

const meta: Meta<typeof BrokenView> = {
  title: 'Screens/System/Broken view',
  component: BrokenView,
  parameters: { boxWidth: 640 },
}
export default meta
type Story = StoryObj<typeof BrokenView>

export const Shown: Story = {
  args: { detail: 'Cannot read properties of undefined', onRetry: () => {} },
}
/** Of a whole page, with a message that is far too long. */
export const OfAPage: Story = {
  args: {
    detail: 'Cannot read properties of undefined. '.repeat(30),
    onRetry: () => {},
    onClear: () => {},
  },
}

/** What the error said, collapsed. */
export const Detail: Story = {
  tags: ['part'],
  render: () => <BrokenDetail detail="Cannot read properties of undefined" />,
}
