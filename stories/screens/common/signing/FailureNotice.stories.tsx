import type { Meta, StoryObj } from '@storybook/react-vite'
import { FailureNotice } from '../../../../src/screens/common/signing/FailureNotice.tsx'

const meta: Meta<typeof FailureNotice> = {
  title: 'Screens/Shared/Failure notice',
  component: FailureNotice,
  parameters: {
    picture: false,
    pictureReason: 'The dialogs that sign and execute show it.',
    boxWidth: 560,
  },
  args: { network: 'Ethereum', failure: { at: 'signing', why: 'rejected' } },
}
export default meta
type Story = StoryObj<typeof FailureNotice>

export const Rejected: Story = {}
/** The wallet lost the response, so it may have been sent. */
export const MayHaveBeenSent: Story = {
  args: { failure: { at: 'wallet', why: 'unreachable', mayHaveSent: true } },
}
export const Reverted: Story = {
  args: { failure: { at: 'chain', why: 'reverted' }, reason: 'Not enough ether for the fee.' },
}
