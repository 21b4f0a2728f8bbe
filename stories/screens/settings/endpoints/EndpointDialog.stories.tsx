import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, type HttpResponse } from 'msw'
import { expect, fn, screen } from 'storybook/test'
import { EndpointDialog } from '../../../../src/screens/settings/endpoints/EndpointDialog.tsx'
import { endpointsText } from '../../../../src/screens/settings/endpoints/text.ts'
import { englishText } from '../../../englishText.ts'
import { chains } from '../../safe/mySafes/rows.ts'

const text = englishText(endpointsText)
const [chain] = chains
if (!chain) throw new Error('There is no chain.')

const meta: Meta<typeof EndpointDialog> = {
  title: 'Flows/Endpoint of a network',
  component: EndpointDialog,
  parameters: {
    picture: false,
    pictureReason: 'Endpoint dialog view shows it.',
    world: 'everyday',
  },
  args: { chain, open: true, onClose: fn() },
}
export default meta
type Story = StoryObj<typeof EndpointDialog>

/** A slow check is stopped, and its result isn't shown. */
export const Stopped: Story = {
  parameters: {
    msw: [http.post('https://slow.example/', () => new Promise<HttpResponse<null>>(() => {}))],
  },
  play: async ({ userEvent }) => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: text('url') }),
      'https://slow.example/',
    )
    await userEvent.click(screen.getByRole('button', { name: text('check') }))
    await userEvent.click(await screen.findByRole('button', { name: text('check.stop') }))
    await expect(await screen.findByRole('button', { name: text('cancel') })).toBeVisible()
    await expect(screen.queryByRole('button', { name: text('use') })).toBeNull()
  },
}
