import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Address } from '#base'
import type { LocalData } from '../../../../src/screens/settings/localData/localData.ts'
import { LocalDataView } from '../../../../src/screens/settings/localData/LocalDataView.tsx'
import { localDataText } from '../../../../src/screens/settings/localData/text.ts'
import { englishText } from '../../../englishText.ts'
import { people } from '../../../../mocks/people.ts'

const text = englishText(localDataText)
const { address } = people.bob
const data: LocalData = {
  contacts: [
    { name: 'Bob', address, chains: [] },
    { name: 'Carol', address: people.carol.address, chains: ['1'] },
  ],
  labels: {},
  safes: [{ chainId: '1', address }],
  pinned: [],
  settings: { theme: 'dark', locale: 'system', currency: 'usd' },
  apps: { pinned: ['https://app.example/'], custom: [] },
  hiddenTokens: {},
  templates: [],
}
const nothing = {
  contacts: 0,
  labels: 0,
  settings: 0,
  apps: 0,
  queue: 0,
  pending: 0,
  drafts: 0,
  templates: 0,
  wallet: 0,
  prices: 0,
  responses: 0,
}

const meta: Meta<typeof LocalDataView> = {
  title: 'Screens/Settings/Local data view',
  component: LocalDataView,
  parameters: {
    picture: false,
    pictureReason: 'Its rows are those of the settings.',
    boxWidth: 1120,
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    data,
    stored: {
      contacts: 420,
      labels: 0,
      settings: 310,
      apps: 190,
      queue: 0,
      pending: 0,
      drafts: 0,
      templates: 0,
      wallet: 96,
      prices: 48_000,
      responses: 84_300,
    },
    onExport: fn(),
    onImport: fn(),
    onErase: fn(),
  },
}
export default meta
type Story = StoryObj<typeof LocalDataView>

export const Everyday: Story = { parameters: { cell: { screen: 'localData', state: 'ready' } } }
export const Empty: Story = {
  args: {
    data: { ...data, contacts: [], safes: [], settings: {}, apps: { pinned: [], custom: [] } },
    stored: nothing,
  },
  parameters: { cell: { screen: 'localData', state: 'empty' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('export.save') }))
    await userEvent.click(canvas.getByRole('button', { name: text('erase.all') }))
    await expect(args.onExport).not.toHaveBeenCalled()
    await expect(args.onErase).not.toHaveBeenCalled()
  },
}
export const VeryMuch: Story = {
  args: {
    data: {
      ...data,
      contacts: Array.from({ length: 5_000 }, (_, at) => ({
        name: `${at}`,
        address: `0x${at.toString(16).padStart(40, '0')}` as Address,
        chains: [],
      })),
    },
    stored: { ...nothing, contacts: 1_234_567, responses: 4_900_000 },
  },
  parameters: { cell: { screen: 'localData', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { cell: { screen: 'localData', state: 'rightToLeft' } },
}
