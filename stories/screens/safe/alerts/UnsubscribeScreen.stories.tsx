import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { routes } from '#gateway'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { UnsubscribeScreen } from '../../../../src/screens/safe/alerts/unsubscribe/UnsubscribeScreen.tsx'
import { unsubscribeText } from '../../../../src/screens/safe/alerts/unsubscribe/text.ts'
import { fixed } from '../../../controls.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(unsubscribeText)
const one = fn()
const all = fn()
/** The mocked gateway's response, and its recorded requests. */
const listening = [
  mockRoute(routes.unsubscribe).answers(({ query }) => void one(Object.fromEntries(query))),
  mockRoute(routes.unsubscribeAll).answers(({ query }) => void all(Object.fromEntries(query))),
]
const token = 'b2f7a8f6-2f5d-4c8e-9a0e-5f1f0c2d3e4a'

const meta: Meta<typeof UnsubscribeScreen> = {
  title: 'Screens/Alerts/Unsubscribe screen',
  component: UnsubscribeScreen,
  argTypes: { token: fixed, category: fixed },
  args: { token, category: 'account_recovery' },
  parameters: {
    picture: false,
    pictureReason: 'UnsubscribeView shows it.',
    layout: 'padded',
    world: 'everyday',
    gatewayVersion: '2024-05',
  },
}
export default meta
type Story = StoryObj<typeof UnsubscribeScreen>

/** Only a press sends something, and only about this kind of email. */
export const OneCategory: Story = {
  parameters: { msw: listening },
  play: async ({ canvas, userEvent }) => {
    one.mockClear()
    all.mockClear()
    const button = await canvas.findByRole('button', { name: text('button.recovery') })
    await expect(one).not.toHaveBeenCalled()
    await userEvent.click(button)
    await expect(await canvas.findByText(text('done.title'))).toBeVisible()
    await expect(one).toHaveBeenCalledWith({ token, category: 'account_recovery' })
    await expect(all).not.toHaveBeenCalled()
  },
}
export const All: Story = {
  parameters: { msw: listening },
  play: async ({ canvas, userEvent }) => {
    one.mockClear()
    all.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: text('button.all') }))
    await canvas.findByText(text('done.title'))
    await expect(all).toHaveBeenCalledWith({ token })
    await expect(one).not.toHaveBeenCalled()
  },
}
export const Declined: Story = {
  parameters: {
    msw: [
      mockRoute(routes.unsubscribe).fails(400, { message: 'Validation failed (uuid is expected)' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('button.recovery') }))
    await canvas.findByText(text('declined.title'))
  },
}
/** The same is sent again. */
export const Failed: Story = {
  parameters: {
    msw: [
      mockRoute(routes.unsubscribe).after(1).answers(undefined),
      mockRoute(routes.unsubscribe).fails(503),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('button.recovery') }))
    await canvas.findByText(text('failed'))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText(text('done.title'))
  },
}
/** Today's gateway sends no emails. */
export const NotOffered: Story = {
  parameters: { gatewayVersion: 'today' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('button.recovery') }))
    await canvas.findByText(text('notOffered.title'))
  },
}
export const Damaged: Story = {
  args: { token: token.slice(2) },
  play: async ({ canvas }) => {
    await canvas.findByText(text('invalid.title'))
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
