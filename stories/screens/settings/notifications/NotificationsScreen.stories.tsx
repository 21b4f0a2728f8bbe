import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { routes } from '#gateway'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { people } from '../../../../mocks/people.ts'
import {
  changeDevice,
  deviceKey,
  parseDevice,
  withRegistered,
} from '../../../../src/screens/settings/notifications/device/deviceStore.ts'
import { notificationGroups } from '../../../../src/screens/settings/notifications/kinds.ts'
import { NotificationsScreen } from '../../../../src/screens/settings/notifications/NotificationsScreen.tsx'
import { notificationsText } from '../../../../src/screens/settings/notifications/text.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(notificationsText)
const words = englishText(transactionText)

const meta: Meta<typeof NotificationsScreen> = {
  title: 'Screens/Settings/Notifications screen',
  component: NotificationsScreen,
  parameters: {
    picture: false,
    pictureReason: 'NotificationsView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
    push: {},
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof NotificationsScreen>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

const gateway = 'https://gateway.demo.test'
const stored = () => parseDevice(JSON.parse(localStorage.getItem(deviceKey) ?? 'null'))?.safes ?? []
const treasury = { chainId: '1', address: safes.treasury.address }
const testFund = { chainId: '17000', address: safes.testFund.address }
/** As an earlier visit left it, with the browser's first subscription. */
const wereOn = async () => {
  const signed = {
    account: people.alice.address,
    endpoint: 'https://push.demo.test/1',
    groups: notificationGroups,
  }
  changeDevice(gateway, (before) =>
    withRegistered(
      before,
      [treasury, testFund].map((at) => ({ ...at, ...signed })),
    ),
  )
}

/** Opens the dialog, with the owned Safes chosen. */
async function choose(canvas: Canvas, userEvent: UserEvent) {
  await canvas.findAllByRole('listitem')
  await userEvent.click(canvas.getByRole('button', { name: text('turnOn') }))
  await userEvent.click(await screen.findByRole('button', { name: text('dialog.continue') }))
}
async function sign(canvas: Canvas, userEvent: UserEvent) {
  await choose(canvas, userEvent)
  await userEvent.click(
    await screen.findByRole('button', { name: text('dialog.sign', { count: 2 }) }),
  )
}

export const TurnedOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await sign(canvas, userEvent)
    await screen.findByRole('heading', { name: text('dialog.done') })
    await expect(new Set(stored().map(({ chainId }) => chainId))).toEqual(new Set(['1', '17000']))
    await userEvent.click(
      screen.getAllByRole('button', { name: text('dialog.close') }).at(-1) as HTMLElement,
    )
    await expect(
      await canvas.findByText(text('status.on', { count: stored().length })),
    ).toBeVisible()
    const [first] = within(canvas.getByRole('list', { name: text('safes') })).getAllByRole(
      'listitem',
    ) as [HTMLElement]
    await userEvent.click(within(first).getByRole('checkbox', { name: text('group.incoming') }))
    await expect(stored().filter(({ groups }) => !groups.includes('incoming'))).toHaveLength(1)
  },
}
export const Rejected: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'rejects' } },
  play: async ({ canvas, userEvent }) => {
    await sign(canvas, userEvent)
    await screen.findByText(words('fail.rejected'))
    await expect(stored()).toEqual([])
  },
}
export const BrowserBlocks: Story = {
  parameters: { push: { behavior: 'denies' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('denied'))).toBeVisible()
  },
}
export const QuestionClosed: Story = {
  parameters: { push: { behavior: 'dismisses' } },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent)
    await expect(await screen.findByText(text('dialog.dismissed'))).toBeVisible()
  },
}
export const NoPushService: Story = {
  parameters: { push: { behavior: 'fails' } },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent)
    await expect(await screen.findByText(text('dialog.subscribeFailed'))).toBeVisible()
  },
}
/** Of an account that owns nothing. */
export const NoSafes: Story = {
  parameters: { wallet: { person: 'dave' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('safes.none'))).toBeVisible()
  },
}
export const NotOffered: Story = {
  parameters: { push: 'none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('notOffered.text'))).toBeVisible()
  },
}
export const Lost: Story = {
  parameters: {
    changeWorld: wereOn,
    push: { behavior: 'lost', permission: 'granted', subscription: 1 },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('lost.action') }))
    await userEvent.click(await screen.findByRole('button', { name: text('dialog.continue') }))
    await userEvent.click(
      await screen.findByRole('button', { name: text('dialog.sign', { count: 2 }) }),
    )
    await screen.findByRole('heading', { name: text('dialog.done') })
    await expect(stored().map(({ endpoint }) => endpoint)).toEqual([
      'https://push.demo.test/2',
      'https://push.demo.test/2',
    ])
  },
}
const on = { changeWorld: wereOn, push: { permission: 'granted', subscription: 1 } } as const
/** The gateway doesn't know the device, so there is nothing to remove; it counts as off. */
export const OneTurnedOff: Story = {
  parameters: on,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /^Turn off ./ }))[0] as HTMLElement,
    )
    await waitFor(() => expect(stored()).toHaveLength(1))
  },
}
export const GatewayDownWhileTurningOff: Story = {
  parameters: {
    ...on,
    msw: [
      mockRoute(routes.unregisterDeviceV2).fails(503),
      mockRoute(routes.unregisterSafeV2).fails(503),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /^Turn off ./ }))[0] as HTMLElement,
    )
    await canvas.findByText(/are still on$/)
    await expect(stored()).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: text('turnOff') }))
    await expect(await canvas.findByText(text('off.untold'))).toBeVisible()
    await expect(stored()).toEqual([])
  },
}
