import type { Meta, StoryObj } from '@storybook/react-vite'
import { CallsPage } from './CallsPage.tsx'

const meta: Meta<typeof CallsPage> = {
  title: 'Foundations/Calls and their screens',
  component: CallsPage,
  parameters: {
    picture: false,
    pictureReason: 'A table of the documentation.',
    layout: 'fullscreen',
  },
}
export default meta
type Story = StoryObj<typeof CallsPage>

export const All: Story = {}
