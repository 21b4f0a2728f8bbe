import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { http, HttpResponse } from 'msw'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { AppsScreen } from '../../../../src/screens/apps/list/AppsScreen.tsx'
import { appsText } from '../../../../src/screens/apps/common/text.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(appsText)

const meta: Meta<typeof AppsScreen> = {
  title: 'Screens/Apps/Apps screen',
  component: AppsScreen,
  args: { at: { chainId: '1', address: safes.treasury.address } },
  parameters: {
    picture: false,
    pictureReason: 'AppsView shows it.',
    layout: 'padded',
    world: 'everyday',
  },
}
export default meta
type Story = StoryObj<typeof AppsScreen>

export const Everyday: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: text('pin', { name: 'Gallery' }) }),
    )
    const pinned = await canvas.findByRole('list', { name: text('group.pinned') })
    await expect(within(pinned).getByRole('link', { name: 'Gallery' })).toBeVisible()
  },
}
export const UnsupportedChain: Story = {
  args: { at: { chainId: '424242', address: safes.treasury.address } },
  parameters: { cell: { screen: 'apps', state: 'unsupportedChain' } },
}

const manifest = (answer: () => Response) => ({
  msw: [http.get('https://books.demo.test/manifest.json', answer)],
})
const typeAndCheck = async (
  userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent'],
  url: string,
) => {
  await userEvent.click(await screen.findByRole('button', { name: text('add') }))
  await userEvent.type(await screen.findByRole('textbox', { name: text('addApp.url') }), url)
  await userEvent.click(screen.getByRole('button', { name: text('addApp.check') }))
}

/** Checked, accepted, and added; removed and restored. */
export const CustomApp: Story = {
  parameters: manifest(() =>
    HttpResponse.json({
      name: 'Our books',
      description: 'What the members have agreed on',
      icons: [],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Gallery' })
    await typeAndCheck(userEvent, 'https://books.demo.test')
    await userEvent.click(await screen.findByRole('checkbox', { name: text('addApp.agree') }))
    await userEvent.click(screen.getByRole('button', { name: text('addApp.add') }))
    const remove = await canvas.findByRole('button', {
      name: text('remove', { name: 'Our books' }),
    })
    await userEvent.click(remove)
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Our books' })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: text('undo') }))
    await expect(await canvas.findByRole('link', { name: 'Our books' })).toBeVisible()
  },
}
