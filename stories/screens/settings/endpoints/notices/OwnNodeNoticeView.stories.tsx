import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { endpointsLink } from '#screens'
import { OwnNodeNoticeView } from '../../../../../src/screens/settings/endpoints/notices/OwnNodeNoticeView.tsx'
import { endpointsText } from '../../../../../src/screens/settings/endpoints/text.ts'
import { oneOf } from '../../../../controls.ts'
import { englishText } from '../../../../englishText.ts'

const text = englishText(endpointsText)

const meta: Meta<typeof OwnNodeNoticeView> = {
  title: 'Screens/Settings/Own node notice view',
  component: OwnNodeNoticeView,
  parameters: {
    picture: false,
    pictureReason: 'Chain problems view shows such a notice.',
    boxWidth: 640,
  },
  argTypes: { problem: oneOf('silent', 'otherChain') },
  args: { problem: 'silent', network: 'Ethereum', host: 'localhost:8545', href: endpointsLink },
}
export default meta
type Story = StoryObj<typeof OwnNodeNoticeView>

export const Silent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      text('notice.silent', { network: 'Ethereum' }),
    )
    await expect(canvas.getByRole('link', { name: text('notice.change') })).toHaveAttribute(
      'href',
      endpointsLink,
    )
  },
}
export const OtherChain: Story = { args: { problem: 'otherChain' } }
export const VeryLong: Story = {
  args: {
    host: `${'node-of-ours.'.repeat(12)}example.org`,
    network: 'The network with the long name '.repeat(3),
  },
}
