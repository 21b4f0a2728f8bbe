import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PolicyLine } from '#screens/common/parties'

const meta: Meta<typeof PolicyLine> = {
  title: 'Screens/Shared/Policy line',
  component: PolicyLine,
  parameters: { picture: false, pictureReason: 'Home and the form of a new Safe show it.' },
  args: { threshold: 2, owners: 3 },
}
export default meta
type Story = StoryObj<typeof PolicyLine>

export const TwoOfThree: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 3 owners must sign')).toBeVisible()
  },
}
export const OneOwner: Story = {
  args: { threshold: 1, owners: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 1 owner must sign')).toBeVisible()
  },
}
