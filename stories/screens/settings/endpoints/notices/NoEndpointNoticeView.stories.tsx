import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { endpointsLink } from '#screens'
import { NoEndpointNoticeView } from '../../../../../src/screens/settings/endpoints/notices/NoEndpointNoticeView.tsx'
import { endpointsText } from '../../../../../src/screens/settings/endpoints/text.ts'
import { oneOf } from '../../../../controls.ts'
import { englishText } from '../../../../englishText.ts'

const text = englishText(endpointsText)

const meta: Meta<typeof NoEndpointNoticeView> = {
  title: 'Screens/Settings/No endpoint notice view',
  component: NoEndpointNoticeView,
  parameters: {
    picture: false,
    pictureReason: 'Chain problems view shows such a notice.',
    boxWidth: 640,
  },
  argTypes: { why: oneOf('none', 'suggested', 'agreed') },
  args: {
    why: 'suggested',
    network: 'Ethereum',
    host: 'node.gateway.example.org',
    href: endpointsLink,
  },
}
export default meta
type Story = StoryObj<typeof NoEndpointNoticeView>

export const Suggested: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      text('unchecked', { network: 'Ethereum' }),
    )
    await expect(canvas.getByRole('link', { name: text('unchecked.choose') })).toHaveAttribute(
      'href',
      endpointsLink,
    )
  },
}
export const Agreed: Story = { args: { why: 'agreed' } }
export const None: Story = { args: { why: 'none', host: '' } }
export const VeryLong: Story = {
  args: {
    host: `${'node-of-theirs.'.repeat(12)}example.org`,
    network: 'The network with the long name '.repeat(3),
  },
}
