import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#ui'
import { Page } from '../../../../src/screens/common/pages/Page.tsx'
import { QuorumPanel } from '../../../../src/screens/common/signing/QuorumPanel.tsx'

const meta: Meta<typeof QuorumPanel> = {
  title: 'Screens/Transaction/Quorum panel',
  component: QuorumPanel,
  parameters: { picture: false, pictureReason: 'Transaction view and Message view show it.' },
  args: {
    required: 2,
    submitted: 1,
    status: 'awaiting',
    words: '1 of 2 signatures',
    actions: (
      <Button variant="primary" wide>
        Sign
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <Page heading="Send 2.5 ETH to Dave" asideFirst aside={<Story />}>
        <p style={{ blockSize: 1200 }}>From Treasury to Dave</p>
      </Page>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof QuorumPanel>

/** Next to the content, at its start. */
export const NextToTheContent: Story = {
  parameters: { boxWidth: 1080 },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary').getBoundingClientRect()
    const content = canvas.getByText(/^From/).getBoundingClientRect()
    await expect(panel.left).toBeGreaterThanOrEqual(content.right)
  },
}
/** In a narrow window, stays pinned within thumb reach while the content scrolls. */
export const AtTheEndOfTheWindow: Story = {
  parameters: { boxWidth: 390 },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole('button', { name: 'Sign' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
    await expect(top).toBeGreaterThan(innerHeight / 2)
  },
}
