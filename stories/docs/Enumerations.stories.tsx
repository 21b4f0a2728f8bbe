import type { Meta, StoryObj } from '@storybook/react-vite'
import { EnumerationsPage } from './EnumerationsPage.tsx'

const meta: Meta<typeof EnumerationsPage> = {
  title: 'Foundations/Values and their stories',
  component: EnumerationsPage,
  parameters: {
    picture: false,
    pictureReason: 'A page for reading that is as long as its tables.',
  },
}
export default meta

export const All: StoryObj<typeof EnumerationsPage> = {}
