import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { routes } from '#gateway'
import { createDemoPush } from '../../../../mocks/demo/demoPush.ts'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { notificationsText } from '../../../../src/screens/settings/notifications/text.ts'
import { TurnOnDialog } from '../../../../src/screens/settings/notifications/turnOn/TurnOnDialog.tsx'
import { englishText } from '../../../englishText.ts'

const text = englishText(notificationsText)
const treasury = { chainId: '1', address: safes.treasury.address }

const meta: Meta<typeof TurnOnDialog> = {
  title: 'Flows/Turn on notifications',
  component: TurnOnDialog,
  args: {
    push: createDemoPush(),
    rows: [{ at: treasury, status: 'off', registered: undefined, isOwned: true }],
    preset: [treasury],
    onRegistered: fn(),
    onPrompt: fn(),
    onClose: fn(),
  },
  parameters: {
    picture: false,
    pictureReason: 'TurnOnView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof TurnOnDialog>
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

const sign = async (userEvent: UserEvent) => {
  await userEvent.click(await screen.findByRole('button', { name: text('dialog.continue') }))
  await userEvent.click(
    await screen.findByRole('button', { name: text('dialog.sign', { count: 1 }) }),
  )
}

export const Registered: Story = {
  play: async ({ args, userEvent }) => {
    await sign(userEvent)
    await screen.findByRole('heading', { name: text('dialog.done') })
    await expect(args.onRegistered).toHaveBeenCalledOnce()
  },
}
export const GatewayLacksIt: Story = {
  parameters: {
    msw: [
      mockRoute(routes.registerDevice).fails(404, {
        message: 'Cannot POST /v1/register/notifications',
      }),
    ],
  },
  play: async ({ args, userEvent }) => {
    await sign(userEvent)
    await screen.findByText(/gateway/)
    await expect(args.onRegistered).not.toHaveBeenCalled()
  },
}
export const SignatureKept: Story = {
  parameters: { msw: [mockRoute(routes.registerDevice).fails(503)] },
  play: async ({ userEvent }) => {
    await sign(userEvent)
    await expect(await screen.findByText(text('job.kept'))).toBeVisible()
  },
}
