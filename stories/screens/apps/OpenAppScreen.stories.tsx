import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { routes } from '#gateway'
import { safes } from '../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../mocks/mockRoute.ts'
import { OpenAppScreen } from '../../../src/screens/apps/open/OpenAppScreen.tsx'
import { appsText } from '../../../src/screens/apps/common/text.ts'
import { englishText } from '../../englishText.ts'
import { mainnet } from '../common/rows/items.ts'
import { AppActivity } from '../../../src/screens/apps/open/AppActivity.tsx'
import { OtherChain } from '../../../src/screens/apps/open/OtherChain.tsx'

const text = englishText(appsText)

const meta: Meta<typeof OpenAppScreen> = {
  title: 'Screens/Apps/Open app screen',
  component: OpenAppScreen,
  args: { at: { chainId: '1', address: safes.treasury.address } },
  parameters: {
    picture: false,
    pictureReason: 'Its views show it.',
    layout: 'padded',
    world: 'everyday',
    wallet: { person: 'alice' },
    msw: [http.get('https://*/manifest.json', () => HttpResponse.error())],
  },
}
export default meta
type Story = StoryObj<typeof OpenAppScreen>

const manifest = {
  name: 'Gallery',
  description: 'Shows collectibles',
  icons: [],
  safe_apps_permissions: ['camera', 'teleport'],
}
const rejects = (url: string | undefined, words: string): Story => ({
  args: { url },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible()
  },
})
export const NoAddress: Story = rejects(undefined, text('invalid.none'))
export const NotAnAddress: Story = rejects('payroll', text('addApp.notUrl'))
export const Script: Story = rejects('javascript:alert(1)', text('addApp.notWeb'))
export const WithUser: Story = rejects(
  'https://bank.demo.test@evil.demo.test/',
  text('addApp.hasUser'),
)
/**
 * Anyone on the network path could replace it, and the page's policy would leave its frame empty.
 */
export const Insecure: Story = rejects('http://payroll.demo.test/', text('addApp.insecure'))
/** The warning for an app that isn't listed. A request to it would fail the story. */
export const Unknown: Story = {
  ...rejects('https://evil.demo.test/', text('notice.unknown')),
  parameters: { msw: [] },
}
export const Known: Story = {
  args: { url: 'https://gallery.demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('notice.disclaimer'))).toBeVisible()
    await expect(canvas.queryByText(text('notice.unknown'))).toBeNull()
  },
}
/** The known ones of the features that its manifest names; others can't be allowed. */
export const WantsTheCamera: Story = {
  args: { url: 'https://gallery.demo.test/item/7' },
  parameters: {
    msw: [http.get('https://gallery.demo.test/manifest.json', () => HttpResponse.json(manifest))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Camera' })).not.toBeChecked()
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1)
  },
}
/** An unlisted app's manifest is read only after the person confirms opening it. */
export const UnknownWantsTheCamera: Story = {
  args: { url: 'https://evil.demo.test/' },
  parameters: {
    msw: [http.get('https://evil.demo.test/manifest.json', () => HttpResponse.json(manifest))],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(text('notice.unknown'))
    await expect(canvas.queryByRole('checkbox', { name: 'Camera' })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: text('addApp.agree') }))
    await userEvent.click(canvas.getByRole('button', { name: text('notice.continue') }))
    await expect(await canvas.findByRole('checkbox', { name: 'Camera' })).not.toBeChecked()
    await expect(canvas.queryByText(text('notice.unknown'))).toBeNull()
  },
}
/** Listed on Ethereum only; offers a link to a Safe there. */
export const OtherNetwork: Story = {
  args: {
    at: { chainId: '17000', address: safes.testFund.address },
    url: 'https://exchange.demo.test/',
  },
  parameters: { cell: { screen: 'openApp', state: 'unsupportedChain' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(text('otherChain.title', { name: 'Exchange', network: 'Holesky' })),
    ).toBeVisible()
    const way = canvas.getByRole('link', { name: text('share.safes', { network: 'Ethereum' }) })
    await expect(way).toHaveAttribute(
      'href',
      '/share/safe-app?appUrl=https%3A%2F%2Fexchange.demo.test%2F&chain=eth',
    )
  },
}
/**
 * It's unknown whether it is listed elsewhere: it is an app like any other that isn't in the list.
 */
export const OtherNetworkUnknown: Story = {
  args: OtherNetwork.args!,
  parameters: {
    msw: [
      http.get('*/v1/chains/1/safe-apps', () => HttpResponse.error()),
      http.get('https://*/manifest.json', () => HttpResponse.error()),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('notice.unknown'))).toBeVisible()
  },
}
/** The frame stays empty until the app's permissions are known. */
export const Loading: Story = {
  args: { url: 'https://gallery.demo.test' },
  parameters: { msw: [mockRoute(routes.safeApps).hangs()] },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: text('open.title') }),
    ).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}
/** Without the list, every app counts as not reviewed. */
export const ListFailed: Story = {
  args: { url: 'https://gallery.demo.test' },
  parameters: {
    msw: [
      mockRoute(routes.safeApps).fails(503),
      http.get('https://*/manifest.json', () => HttpResponse.error()),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('notice.unknown'))).toBeVisible()
  },
}

/** What this Safe did with an app, as reported by the gateway. */
export const Activity: Story = {
  render: ({ at }) => (
    <AppActivity at={at} app={{ url: 'https://payroll.demo.test/' }} chain={mainnet} />
  ),
}
/** An app that is listed on other networks only. */
export const ElsewhereOnly: Story = {
  render: () => (
    <OtherChain
      name="Gallery"
      chains={[mainnet]}
      url="https://gallery.demo.test/"
      network="Holesky"
      listHref="#apps"
    />
  ),
}
