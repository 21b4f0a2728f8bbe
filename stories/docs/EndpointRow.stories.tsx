import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { playExample } from '../../mocks/gateway/examples/index.ts'
import { endpointGroups } from './endpointTable.ts'
import { EndpointRow } from './EndpointRow.tsx'

const nonces = endpointGroups
  .flatMap(({ endpoints }) => endpoints)
  .find(({ name }) => name === 'nonces')!

const meta: Meta<typeof EndpointRow> = {
  title: 'Tests/Endpoint row',
  tags: ['!dev'],
  component: EndpointRow,
  args: {
    endpoint: nonces,
    offeredBy: ['today', '2025-01', '2024-05'],
    play: () => playExample('nonces'),
  },
  decorators: [(Story) => <ul style={{ padding: 0 }}>{Story()}</ul>],
}
export default meta
type Story = StoryObj<typeof EndpointRow>

export const Closed: Story = {}

export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Response of the mocked gateway' }))
    await expect(await canvas.findByText(/"recommendedNonce"/)).toBeVisible()
  },
}

export const Failed: Story = {
  args: { offeredBy: [], play: () => Promise.reject(new Error('CGW error - 404: Not Found')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Response of the mocked gateway' }))
    await expect(await canvas.findByText(/CGW error - 404/)).toBeVisible()
  },
}
