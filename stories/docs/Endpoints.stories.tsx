import type { Meta, StoryObj } from '@storybook/react-vite'
import { EndpointsPage } from './EndpointsPage.tsx'

const meta: Meta<typeof EndpointsPage> = {
  title: 'Foundations/Gateway calls',
  component: EndpointsPage,
  parameters: {
    picture: false,
    pictureReason:
      'A page for reading that is as long as the table of routes; ' +
      'its row is photographed by itself.',
  },
}
export default meta

export const All: StoryObj<typeof EndpointsPage> = {}
