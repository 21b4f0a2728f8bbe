import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PartyMark } from '../../../../src/screens/common/marks/PartyMark.tsx'
import { dollars } from '../../safe/assets/tokens.ts'

const meta: Meta<typeof PartyMark> = {
  title: 'Screens/Shared/Party mark',
  component: PartyMark,
  args: { address: dollars.token, chainId: '1', size: 24 },
  parameters: { picture: false, pictureReason: 'Sentences and addresses show it.' },
}
export default meta
type Story = StoryObj<typeof PartyMark>

export const Token: Story = {
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/usdc\.svg$/)),
}
export const Account: Story = {
  args: { address: '0x63A9bf153603E4a100579FF7763066b998107F83' },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('img')).toBeNull(),
}
